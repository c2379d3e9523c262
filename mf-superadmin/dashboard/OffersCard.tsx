import { superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { TextLink } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

type Offers = SuperadminDashboard['schools_by_offer'];

/** Numbers of schools and students of each offer. */
export function OffersCard({ offers }: { readonly offers: Offers }) {
  const { t } = useTranslation(['dashboard', 'school']);
  const columns: Column<Offers[number]>[] = [
    { key: 'code', title: t('offer'), primary: true, render: ({ code }) => t(`school:offers.${code}`) },
    {
      key: 'nb',
      title: t('schools'),
      numeric: true,
      render: ({ id, nb }) => <TextLink to={superadminLinks.schoolsOf(id)}>{nb}</TextLink>,
    },
    {
      key: 'nb_students',
      title: t('students'),
      numeric: true,
      render: ({ id, nb_students }) => <TextLink to={superadminLinks.studentsOf(id)}>{nb_students}</TextLink>,
    },
  ];
  return (
    <Card title={t('byOffer')}>
      <DataTable
        label={t('byOffer')}
        columns={columns}
        page={{ rows: offers, count: offers.length }}
        rowTo={({ id }) => superadminLinks.schoolsOf(id)}
        empty={{ title: t('noSchool') }}
      />
    </Card>
  );
}
