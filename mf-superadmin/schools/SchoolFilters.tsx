import { schoolStatuses } from '@memocartes/contract/people/people';
import { expiries, seatsUsed } from '@memocartes/contract/schools/schools.filters';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { useArchivedFacet } from '@memocartes/shared-features/schools/filters';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import { offerIds, type SchoolsTable } from './schoolsTable.ts';

/** Characters from which schools are searched [schools.search]. */
const searchFrom = 2;

/** Filters of the list of schools: search, offer, status, end of access, free seats. */
export function SchoolFilters({ table }: { readonly table: SchoolsTable }) {
  const { t } = useTranslation('school');
  const offers = useSelectOffersQuery().data?.offers ?? [];
  const codeOf = (id: string) => offers.find((offer) => String(offer.id) === id)?.code;
  const archived = useArchivedFacet();
  return (
    <TableFilters
      table={table}
      label={t('search')}
      from={searchFrom}
      facets={[
        {
          key: 'offers_id',
          label: t('offer'),
          options: offerIds.filter(codeOf).map((value) => ({ value, label: t(`offers.${codeOf(value)}`) })),
        },
        archived,
        {
          key: 'status',
          label: t('status'),
          options: schoolStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        {
          key: 'expiry',
          label: t('expiration'),
          options: expiries.map((value) => ({ value, label: t(`expiries.${value}`) })),
        },
        {
          key: 'seats_used',
          label: t('seats'),
          options: seatsUsed.map((value) => ({ value, label: t(`seatsUsed.${value}`) })),
        },
      ]}
    />
  );
}
