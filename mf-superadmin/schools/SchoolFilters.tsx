import { schoolStatuses } from '@memocartes/contract/people/people';
import { expiries, seatsUsed } from '@memocartes/contract/schools/schools.filters';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { ArchivedFilter } from '@memocartes/shared-features/every-school';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { offerIds, type SchoolsTable } from './schoolsTable.ts';

/** Letters from which schools are searched (specification §5). */
const searchFrom = 2;

/** Narrows the list of schools: words, offer, status, how near the end is, how full the seats are. */
export function SchoolFilters({ table }: { readonly table: SchoolsTable }) {
  const { t } = useTranslation('school');
  const { filters, setFilter } = table;
  const offers = useSelectOffersQuery().data?.offers ?? [];
  const codeOf = (id: string) => offers.find((offer) => String(offer.id) === id)?.code;
  return (
    <>
      <FilterField
        label={t('search')}
        from={searchFrom}
        value={filters.search ?? ''}
        onSearch={(text) => setFilter('search', text)}
      />
      <SelectField
        name="offers_id"
        label={t('offer')}
        placeholder={t('allOffers')}
        value={filters.offers_id ?? null}
        options={offerIds.filter(codeOf).map((value) => ({ value, label: t(`offers.${codeOf(value)}`) }))}
        onChange={(value) => setFilter('offers_id', value)}
      />
      <ArchivedFilter value={filters.archived} onChange={(value) => setFilter('archived', value)} />
      <SelectField
        name="status"
        label={t('status')}
        placeholder={t('allStatuses')}
        value={filters.status ?? null}
        options={schoolStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => setFilter('status', value)}
      />
      <SelectField
        name="expiry"
        label={t('expiration')}
        placeholder={t('allExpiries')}
        value={filters.expiry ?? null}
        options={expiries.map((value) => ({ value, label: t(`expiries.${value}`) }))}
        onChange={(value) => setFilter('expiry', value)}
      />
      <SelectField
        name="seats_used"
        label={t('seats')}
        placeholder={t('allSeats')}
        value={filters.seats_used ?? null}
        options={seatsUsed.map((value) => ({ value, label: t(`seatsUsed.${value}`) }))}
        onChange={(value) => setFilter('seats_used', value)}
      />
    </>
  );
}
