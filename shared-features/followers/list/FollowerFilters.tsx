import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { type TableFacet, TableFilters } from '@memocartes/shared-shell/table-query';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { usePersonStatusFacet } from '../../account/status/index.ts';
import { slipsPath } from '../../invitations/index.ts';
import type { FollowersTable } from './followersTable.ts';

type Props = { readonly table: FollowersTable; readonly schoolId: number | undefined };

/**
 * Filters of the list of followers: text, a child's class, status, whether the children have left
 * [followers.departed].
 */
export function FollowerFilters({ table, schoolId }: Props) {
  const { t } = useTranslation('followersList');
  const { t: tInvitations } = useTranslation('invitations');
  const me = useMe();
  const { class_id } = table.filters;
  const { data } = useSelectClassesQuery({ school_id: schoolId, nb_items: maxPageSize });
  const status = usePersonStatusFacet();
  const departed: TableFacet<'departed'> = {
    key: 'departed',
    label: t('children'),
    options: (['false', 'true'] as const).map((value) => ({ value, label: t(`departed.${value}`) })),
  };
  const classes = (data?.classes ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

  return (
    <>
      <TableFilters
        table={table}
        label={t('search')}
        facets={[{ key: 'class_id', label: t('class'), options: classes }, status, departed]}
      />
      {class_id !== undefined && (
        <Can do="account:invite" on={{ schoolId: schoolId ?? me.schoolId, isFollower: true }}>
          <LinkButton icon="print" to={slipsPath({ classId: class_id })}>
            {tInvitations('printClass')}
          </LinkButton>
        </Can>
      )}
    </>
  );
}
