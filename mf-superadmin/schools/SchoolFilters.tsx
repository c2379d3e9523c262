import { offers } from '@memocartes/contract/offers/offers';
import { schoolStatuses } from '@memocartes/contract/people/people';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { offerIds, type SchoolsTable } from './schoolsTable.ts';

/** Narrows the list of schools: words, offer, status. */
export function SchoolFilters({ table }: { readonly table: SchoolsTable }) {
  const { t } = useTranslation('school');
  const { filters, setFilter } = table;
  return (
    <Row align="end">
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="offers_id"
        label={t('offer')}
        value={filters.offers_id ?? null}
        options={offerIds.map((value) => ({ value, label: t(`offers.${offers[value]}`) }))}
        onChange={(value) => setFilter('offers_id', value)}
      />
      <SelectField
        name="status"
        label={t('status')}
        value={filters.status ?? null}
        options={schoolStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => setFilter('status', value)}
      />
    </Row>
  );
}
