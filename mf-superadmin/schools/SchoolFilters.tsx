import { offerFilter } from '@memocartes/contract/offers/offers';
import { schoolStatuses } from '@memocartes/contract/schools/school';
import { expiries, minSchoolSearchLength, seatsUsed } from '@memocartes/contract/schools/schools.filters';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { useArchivedFacet } from '@memocartes/shared-features/schools/every-school';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import type { SchoolsTable } from './schoolsTable.ts';

/** Filters of the list of schools: search, offer, archived, status, end of access, seats used [schools.search]. */
export function SchoolFilters({ table }: { readonly table: SchoolsTable }) {
  const { t } = useTranslation('school');
  const offers = useSelectOffersQuery().data?.offers ?? [];
  const codeOf = (id: string) => offers.find((offer) => String(offer.id) === id)?.code;
  const archived = useArchivedFacet();
  return (
    <TableFilters
      table={table}
      label={t('search')}
      from={minSchoolSearchLength}
      facets={[
        {
          key: 'offers_id',
          label: t('offer'),
          options: offerFilter.filter(codeOf).map((value) => ({ value, label: t(`offers.${codeOf(value)}`) })),
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
