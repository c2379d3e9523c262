import type { Class } from '@memocartes/contract/classes/classes.routes';
import type { ClassBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { DataTable } from '@memocartes/shared-ui/data-table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { studentColumns } from './student-columns.tsx';
import { sortStudents, studentRows } from './students.ts';
import { StudentsHeading } from './StudentsHeading.tsx';

type Props = {
  readonly class_: Class;
  readonly boxes: ClassBoxes | undefined;
  readonly emptyAction?: ReactNode;
};

// The prefix separates this order from the order of the cards of a box, on the same page.
const spec = tableQuery({ columns: ['name', 'level', 'boxes', 'due', 'success'], prefix: 'students-' });

/** Students of a class with their five boxes; each row links to the student. */
export function StudentsTable({ class_, boxes, emptyAction }: Props) {
  const { t } = useTranslation('classes');
  const mayAdd = useCan()('student:import', { schoolId: class_.schools_id });
  const { sort, onSort } = useTableQuery(spec).props;
  const rows = sortStudents(studentRows(class_, boxes), sort);
  const levels = new Set(rows.map((row) => row.level));
  // The same scale in each row, so that students can be compared.
  const max = Math.max(1, ...rows.flatMap((row) => row.boxFigures?.boxes ?? []));

  return (
    <section className="classes__students">
      <StudentsHeading classId={class_.id} hasStudents={rows.length > 0} />
      <DataTable
        label={t('studentsTitle')}
        columns={studentColumns(t, {
          max,
          withLevel: levels.size > 1,
          hasSession: !!boxes?.last_session,
          live: boxes?.last_session?.status === 'ACTIVE',
        })}
        page={{ rows, count: rows.length }}
        empty={{ title: t('noStudent'), hint: t(mayAdd ? 'noStudentHint' : 'noStudentAsk'), action: emptyAction }}
        sort={sort}
        onSort={onSort}
        rowTo={(row) => `/students/${row.id}`}
        // The chosen columns are stored in browsers under this name.
        columnsKey="class-pupils"
      />
    </section>
  );
}
