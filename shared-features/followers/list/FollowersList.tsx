import type { Follower } from '@memocartes/contract/users/users.routes';
import { useListFollowersQuery } from '@memocartes/shared-api/users.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { InviteSelected, NextAction } from '../../invitations/index.ts';
import { useFollowerColumns } from './columns.tsx';
import { FollowerFilters } from './FollowerFilters.tsx';
import { useFollowersTable } from './followersTable.ts';

export type FollowersListProps = {
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Whether the list is inside another page, which has its own title. */
  readonly embedded?: boolean;
  readonly actions?: ReactNode;
};

/**
 * `/schools/followers`: the followers of a school's students. A row opens the panel and has the next action for a
 * person who has not signed in yet [invitations.to-complete].
 */
export function FollowersList({ embedded, actions, schoolId }: FollowersListProps) {
  const { t } = useTranslation('followersList');
  return (
    <Page embedded={embedded} title={t('title')} intro={t('intro')} actions={!embedded && actions}>
      <List embedded={embedded} schoolId={schoolId} actions={embedded && actions} />
    </Page>
  );
}

const nameOf = ({ authentication }: Follower) => personName(authentication);

function List({ schoolId, embedded, actions }: FollowersListProps) {
  const { t } = useTranslation('followersList');
  const panel = usePanel();
  const table = useFollowersTable(embedded);
  const query = { ...table.args, school_id: schoolId };
  const list = useListFollowersQuery(query);
  const onExport = useCsvExport('/users/followers', query);
  const selection = useSelection<Follower>(nameOf);
  const me = useMe();
  const invites = useCan()('account:invite', { schoolId: schoolId ?? me.schoolId, isFollower: true });

  return (
    <DataTable
      {...table.props}
      {...useTablePage(list, ({ followers }) => followers)}
      label={t('list')}
      columns={useFollowerColumns()}
      columnsKey="followers"
      onExport={onExport}
      empty={emptyTable(t, table, { title: t('empty'), hint: t('emptyHint') })}
      onRow={(row) => panel.open('followers', 'VIEW', { itemId: row.id })}
      currentKey={openItemKey(panel, 'followers')}
      rowActions={invites ? (row) => <NextAction person={row} /> : undefined}
      selection={
        invites
          ? {
              ...selection,
              countLabel: (count) => t('selected', { count }),
              actions: <InviteSelected selection={selection} />,
            }
          : undefined
      }
      actions={actions}
      toolbar={<FollowerFilters table={table} schoolId={schoolId} />}
    />
  );
}
