import { hasLeft } from '@memocartes/contract/students/student-status';
import type { ListedStudent } from '@memocartes/contract/students/students.routes';
import { useListStudentsQuery } from '@memocartes/shared-api/students.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton } from '@memocartes/shared-ui/button';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSchoolColumn } from '../../schools/every-school/index.ts';
import { DepartureButton } from '../departure/index.ts';
import { useStudentColumns } from './columns.tsx';
import { SelectedStudents } from './SelectedStudents.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { useStudentsTable } from './studentsTable.ts';

export type StudentsListProps = {
  /** Students that the API returns to this user: all of the school, or `mine`. Determines the texts and filters. */
  readonly scope: 'school' | 'mine';
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Lists the students of every school, with a column for the school. */
  readonly everySchool?: boolean;
  /** Whether the list is inside another page, which has its own title; `actions` are then next to the filters. */
  readonly embedded?: boolean;
  /** Whether students can only be viewed: no selection, placement or edit. For teachers and lists of every school. */
  readonly readOnly?: boolean;
  /** Buttons of the page: import, add. */
  readonly actions?: ReactNode;
  /** The next step when there is no student. */
  readonly emptyAction?: ReactNode;
};

/** `/schools/students`: students; each row links to the student. */
export function StudentsList({ embedded, actions, ...props }: StudentsListProps) {
  const { t } = useTranslation('studentsList');
  return (
    <Page embedded={embedded} title={t(props.scope === 'mine' ? 'myTitle' : 'title')} actions={!embedded && actions}>
      <List embedded={embedded} actions={embedded && actions} {...props} />
    </Page>
  );
}

function List({ scope, schoolId, embedded, everySchool, readOnly, actions, emptyAction }: StudentsListProps) {
  const { t } = useTranslation('studentsList');
  const panel = usePanel();
  const table = useStudentsTable(embedded);
  const query = { ...table.args, school_id: schoolId };
  const list = useListStudentsQuery(query);
  const onExport = useCsvExport('/students', query);
  const selection = useSelection<ListedStudent>(personName);
  const mine = scope === 'mine';
  const columns = useStudentColumns();
  const school = useSchoolColumn<ListedStudent>();
  const empty = emptyTable(t, table, {
    title: t(mine && !emptyAction ? 'emptyMine' : 'empty'),
    hint: t(mine && !emptyAction ? 'emptyMineHint' : 'emptyHint'),
    action: emptyAction,
  });
  const rowAction = readOnly ? ({ icon: 'eye', mode: 'VIEW', labelKey: 'see' } as const) : editing;

  return (
    <DataTable
      {...table.props}
      {...useTablePage(list, ({ students }) => students)}
      label={t('list')}
      columns={everySchool ? [...columns, school] : columns}
      columnsKey={everySchool ? 'students-schools' : mine ? 'my-students' : 'students'}
      onExport={onExport}
      empty={empty}
      rowTo={(row) => `/students/${row.id}`}
      rowActions={(row) => (
        <>
          {!readOnly && hasLeft(row) && <DepartureButton student={row} size="small" />}
          <IconButton
            size="small"
            icon={rowAction.icon}
            label={t(rowAction.labelKey, { name: personName(row) })}
            onClick={() => panel.open('student', rowAction.mode, { itemId: row.id })}
          />
        </>
      )}
      currentKey={openItemKey(panel, 'student')}
      selection={
        readOnly
          ? undefined
          : {
              ...selection,
              countLabel: (count) => t('selected', { count }),
              actions: <SelectedStudents selection={selection} schoolId={schoolId} />,
            }
      }
      actions={actions}
      toolbar={<StudentFilters table={table} schoolId={schoolId} everySchool={everySchool} mine={mine && !!readOnly} />}
    />
  );
}

const editing = { icon: 'edit', mode: 'EDIT', labelKey: 'edit' } as const;
