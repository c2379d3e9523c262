import type { StaffUser } from '@memocartes/contract/users/users.routes';
import { useListUsersQuery } from '@memocartes/shared-api/users.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { InviteSelected, NextAction } from '../../invitations/index.ts';
import { useSchoolColumn } from '../../schools/every-school/index.ts';
import { useStaffColumns } from './columns.tsx';
import { StaffFilters } from './StaffFilters.tsx';
import { useStaffTable } from './staffTable.ts';

export type StaffListProps = {
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Lists the staff of every school, with a column for the school. */
  readonly everySchool?: boolean;
  /** Whether the list is inside another page, which has its own title; `actions` are then next to the filters. */
  readonly embedded?: boolean;
  /** Buttons of the page, such as `AddStaff`. */
  readonly actions?: ReactNode;
};

/**
 * Teachers and school admins of one school or of every school. A row opens the panel; it also has the next action for a
 * person who has not signed in yet [invitations.to-complete].
 */
export function StaffList({ embedded, actions, ...props }: StaffListProps) {
  const { t } = useTranslation('staffList');
  return (
    <Page embedded={embedded} title={t('title')} actions={!embedded && actions}>
      <List embedded={embedded} actions={actions} {...props} />
    </Page>
  );
}

const nameOf = ({ authentication }: StaffUser) => personName(authentication);

function List({ schoolId, embedded, everySchool, actions }: StaffListProps) {
  const { t } = useTranslation('staffList');
  const panel = usePanel();
  const table = useStaffTable(embedded);
  const query = { ...table.args, school_id: schoolId };
  const list = useListUsersQuery(query);
  const onExport = useCsvExport('/users', query);
  const selection = useSelection<StaffUser>(nameOf);
  const columns = useStaffColumns();
  const school = useSchoolColumn<StaffUser>();
  const empty = emptyTable(t, table, { title: t('empty'), hint: t('emptyHint'), action: actions });

  return (
    <DataTable
      {...table.props}
      {...useTablePage(list, ({ users }) => users)}
      label={t('list')}
      columns={everySchool ? [...columns, school] : columns}
      columnsKey={everySchool ? 'staff-schools' : 'staff'}
      onExport={onExport}
      empty={empty}
      onRow={(row) => panel.open('staff', 'VIEW', { itemId: row.id })}
      currentKey={openItemKey(panel, 'staff')}
      selection={{
        ...selection,
        countLabel: (count) => t('selected', { count }),
        actions: <InviteSelected selection={selection} />,
      }}
      rowActions={(row) => <NextAction person={row} />}
      actions={embedded && actions}
      toolbar={<StaffFilters table={table} everySchool={everySchool} />}
    />
  );
}
