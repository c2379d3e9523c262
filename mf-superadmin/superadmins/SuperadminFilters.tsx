import { PersonStatusFilter } from '@memocartes/shared-features/account-status';
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
      <PersonStatusFilter value={filters.status} onChange={(value) => setFilter('status', value)} />
    </>
  );
}
