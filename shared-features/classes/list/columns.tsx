import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { Dates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import type { Column } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';

/** Columns of the list of classes. With `mine` (the user's own classes), the teachers are hidden below width `md`. */
export const classColumns = (t: TFunction<'classes'>, dates: Dates, mine: boolean): Column<ClassRow>[] => [
  { key: 'name', title: t('name'), primary: true, sortable: true, render: (row) => row.name },
  { key: 'level', title: t('level'), sortable: true },
  { key: 'nb_students', title: t('students'), numeric: true, sortable: true },
  {
    key: 'teachers',
    title: t('teachers'),
    from: mine ? 'md' : 'sm',
    render: (row) => row.teachers.map(personName).join(', ') || t('noTeacher'),
  },
  {
    key: 'last_session',
    title: t('lastSession'),
    render: (row) => (row.last_session ? dates.instant(row.last_session) : t('noSession')),
  },
];
