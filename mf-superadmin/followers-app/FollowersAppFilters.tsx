import { usePersonStatusFacet } from '@memocartes/shared-features/account/status';
import { SchoolChoice } from '@memocartes/shared-features/schools/school-choice';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import type { FollowersAppTable } from './followersAppTable.ts';

/** Filters of the list of followers: search, status, school. */
export function FollowersAppFilters({ table }: { readonly table: FollowersAppTable }) {
  const { t } = useTranslation('followersApp');
  const { filters, setFilter } = table;
  return (
    <>
      <TableFilters table={table} label={t('search')} facets={[usePersonStatusFacet()]} />
      <SchoolChoice
        label={t('school')}
        placeholder={t('allSchools')}
        value={filters.school_id}
        onChange={(id) => setFilter('school_id', id)}
      />
    </>
  );
}
