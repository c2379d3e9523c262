import { PersonStatusFilter } from '@memocartes/shared-features/account-status';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import type { FollowersAppTable } from './followersAppTable.ts';
import { SchoolChoice } from './SchoolChoice.tsx';

/** Narrows the followers of the application: words, school, status. */
export function FollowersAppFilters({ table }: { readonly table: FollowersAppTable }) {
  const { t } = useTranslation('followersApp');
  const { filters, setFilter } = table;
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SchoolChoice value={filters.school_id} onChange={(id) => setFilter('school_id', id)} />
      <PersonStatusFilter value={filters.status} onChange={(value) => setFilter('status', value)} />
    </>
  );
}
