import type { AppFollower } from '@memocartes/contract/auth/auth.routes';
import { AccountStatusTag } from '@memocartes/shared-features/account/status';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { type Column, emailCell } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

/** Names of the schools of a follower's children, without duplicates. */
const schoolsOf = ({ students }: AppFollower) => [...new Set(students.map(({ student }) => student.school.name))];

/** Columns of the list of followers. */
export function useFollowersAppColumns(): Column<AppFollower>[] {
  const { t } = useTranslation('followersApp');
  const relationOf = ({ students }: AppFollower) =>
    students.length > 1 ? t('multiple') : (students[0]?.relation ?? '–');
  return [
    {
      key: 'lastname',
      title: t('name'),
      primary: true,
      sortable: true,
      render: (row) => <Person name={personName(row)} />,
    },
    { key: 'email', title: t('email'), sortable: true, from: 'sm', render: ({ email }) => emailCell(email) },
    { key: 'phone', title: t('phone'), from: 'md', render: ({ phone }) => phone ?? '–' },
    { key: 'relation', title: t('relation'), render: relationOf },
    {
      key: 'students',
      title: t('children'),
      render: ({ students }) => students.map(({ student }) => personName(student)).join(', ') || t('nobody'),
    },
    { key: 'schools', title: t('schools'), from: 'md', render: (row) => schoolsOf(row).join(', ') || '–' },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: (row) => <AccountStatusTag account={row} />,
    },
  ];
}
