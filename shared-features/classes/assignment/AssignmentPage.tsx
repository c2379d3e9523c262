import { maxPageSize } from '@memocartes/contract/lists/page-size';
import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useListAllStudentsQuery } from '@memocartes/shared-api/students.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { personName } from '@memocartes/shared-ui/avatar';
import { useSelection } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { type Target, usePlaceStudents } from '../../students/placement/index.ts';
import { type AssignmentTable, useAssignmentTable } from './assignmentTable.ts';
import { ClassesPane } from './ClassesPane.tsx';
import { StudentsPane } from './StudentsPane.tsx';
import './assignment.css';

/** `/schools/assignment`: assigns selected students (left) to classes (right) [students.placement]. */
export default function AssignmentPage() {
  const { t } = useTranslation('assignment');
  const table = useAssignmentTable();
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Board key={table.filters.from ?? 'none'} table={table} />
    </Page>
  );
}

function Board({ table }: { readonly table: AssignmentTable }) {
  const schoolId = useSchoolId();
  const { nb_page: _page, nb_items: _size, from, ...filters } = table.args;
  const students = useListAllStudentsQuery({
    ...filters,
    school_id: schoolId,
    status: 'ACTIVE',
    class_id: from ?? 'none',
  });
  const classes = useListClassesQuery({ school_id: schoolId, nb_items: maxPageSize });
  const selection = useSelection<StudentRow>(personName);
  const place = usePlaceStudents();

  const placeIn = async (ids: readonly number[], target: Target) => {
    if (await place(ids, target)) selection.clear();
  };

  const ids = [...selection.selected].map(Number);
  const levels = (students.data ?? []).filter(({ id }) => selection.selected.has(id)).map(({ level }) => level);

  return (
    <div className="assign">
      <StudentsPane
        table={table}
        students={students}
        selection={selection}
        schoolId={schoolId}
        classes={classes.data?.classes ?? []}
        onPlace={(target) => void placeIn(ids, target)}
      />
      <ClassesPane
        classes={classes}
        from={from}
        chosen={{ ids, levels }}
        onFrom={(id) => table.setFilter('from', id)}
        onPlace={(draggedIds, target) => void placeIn(draggedIds, target)}
      />
    </div>
  );
}
