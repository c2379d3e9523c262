import { usePersonStatusFacet } from '@memocartes/shared-features/account/status';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import type { FollowersAppTable } from './followersAppTable.ts';
import { SchoolChoice } from './SchoolChoice.tsx';

/** Filters of the list of followers: search, status, school. */
export function FollowersAppFilters({ table }: { readonly table: FollowersAppTable }) {
  const { t } = useTranslation('followersApp');
  const { filters, setFilter } = table;
  return (
    <>
      <TableFilters table={table} label={t('search')} facets={[usePersonStatusFacet()]} />
      <SchoolChoice value={filters.school_id} onChange={(id) => setFilter('school_id', id)} />
    </>
  );
}
