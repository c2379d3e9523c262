import { accountStatuses } from '@memocartes/contract/people/people';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import type { SuperadminsTable } from './superadminsTable.ts';

/** Narrows the super administrators: words, status. */
export function SuperadminFilters({ table }: { readonly table: SuperadminsTable }) {
  const { t } = useTranslation('superadmins');
  const { filters, setFilter } = table;
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="status"
        label={t('status')}
        placeholder={t('allStatuses')}
        value={filters.status ?? null}
        options={accountStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => setFilter('status', value)}
      />
    </>
  );
}
