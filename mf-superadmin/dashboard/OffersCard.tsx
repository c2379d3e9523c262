import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { DataTable, type Column } from '@memocartes/shared-ui/data-table';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

type Offers = SuperadminDashboard['schools_by_offer'];

/** Schools and pupils of each offer. */
export function OffersCard({ offers }: { readonly offers: Offers }) {
  const { t } = useTranslation(['dashboard', 'school']);
  const columns: Column<Offers[number]>[] = [
    { key: 'code', title: t('offer'), primary: true, render: ({ code }) => t(`school:offers.${code}`) },
    { key: 'nb', title: t('schools'), numeric: true },
    { key: 'nb_students', title: t('pupils'), numeric: true },
  ];
  return (
    <Card title={t('byOffer')}>
      <DataTable
        label={t('byOffer')}
        columns={columns}
        page={{ rows: offers, count: offers.length }}
        rowTo={({ id }) => `/superadmin/schools?offers_id=${id}`}
        empty={{ title: t('noSchool') }}
      />
    </Card>
  );
}
