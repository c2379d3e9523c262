import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import type { Column, RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { startDrag } from './drag.ts';

/** Columns of the students to assign. Dragging a selected student's name to a class moves all selected ones. */
export function useStudentColumns(selected: ReadonlySet<RowKey>): Column<StudentRow>[] {
  const { t } = useTranslation('assignment');
  const dates = useDates();
  const draggedIds = ({ id }: StudentRow) => (selected.has(id) ? [...selected].map(Number) : [id]);
  return [
    {
      key: 'lastname',
      title: t('name'),
      primary: true,
      sortable: true,
      render: (row) => (
        <span className="assign__student" draggable onDragStart={(event) => startDrag(event, draggedIds(row))}>
          {personName(row)}
        </span>
      ),
    },
    { key: 'level', title: t('level'), sortable: true, render: ({ level }) => level ?? '–' },
    {
      key: 'birthdate',
      title: t('birthdate'),
      sortable: true,
      from: 'sm',
      render: ({ birthdate }) => (birthdate ? dates.day(birthdate) : '–'),
    },
  ];
}
