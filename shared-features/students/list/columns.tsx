import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { ListedStudent } from '@memocartes/contract/students/students.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { StudentPerson } from '@memocartes/shared-ui/child-picture';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { StudentStatusTag } from '../departure/index.ts';

/** Columns of the list of students. */
export function useStudentColumns(): Column<ListedStudent>[] {
  const { t } = useTranslation('studentsList');
  const dates = useDates();
  return [
    {
      key: 'lastname',
      title: t('name'),
      primary: true,
      sortable: true,
      render: (row) => (
        <StudentPerson name={personName(row)} photo={documentUrl(row.avatar?.id)} picture={row.picture} />
      ),
    },
    {
      key: 'class',
      title: t('class'),
      sortable: true,
      render: ({ class_ }) => class_?.name ?? <Tag tone="warning">{t('withoutClass')}</Tag>,
    },
    { key: 'level', title: t('level'), sortable: true, render: ({ level }) => level ?? '–' },
    {
      key: 'birthdate',
      title: t('birthdate'),
      sortable: true,
      from: 'sm',
      render: ({ birthdate }) => (birthdate ? dates.day(birthdate) : '–'),
    },
    {
      key: 'is_phygital',
      title: t('phygital'),
      from: 'sm',
      render: ({ is_phygital }) => (is_phygital ? <Tag icon="box">{t('isPhygital')}</Tag> : '–'),
    },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      from: 'sm',
      render: (row) => <StudentStatusTag student={row} />,
    },
  ];
}
