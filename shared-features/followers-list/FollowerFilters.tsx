import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { PersonStatusFilter } from '../account-status/index.ts';
import { slipsPath } from '../invitations/index.ts';
import type { FollowersTable } from './followersTable.ts';

type Props = { readonly table: FollowersTable; readonly schoolId: number | undefined };

/** Narrows the list of followers: words, a child's class, status. */
export function FollowerFilters({ table, schoolId }: Props) {
  const { t } = useTranslation('followersList');
  const { t: tInvitations } = useTranslation('invitations');
  const me = useMe();
  const { filters, setFilter } = table;
  const { data } = useSelectClassesQuery({ school_id: schoolId, nb_items: 100 });
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="class_id"
        label={t('class')}
        placeholder={t('allClasses')}
        value={filters.class_id ?? null}
        options={(data?.classes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => setFilter('class_id', value)}
      />
      <PersonStatusFilter value={filters.status} onChange={(value) => setFilter('status', value)} />
      {filters.class_id !== undefined && (
        <Can do="account:invite" on={{ schoolId: schoolId ?? me.schoolId, isFollower: true }}>
          <LinkButton icon="print" to={slipsPath({ classId: filters.class_id })}>
            {tInvitations('printClass')}
          </LinkButton>
        </Can>
      )}
    </>
  );
}
