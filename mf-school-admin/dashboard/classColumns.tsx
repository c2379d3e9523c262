import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextLink } from '@memocartes/shared-ui/button';
import type { Column } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

type ClassLine = AdminDashboard['classes'][number];

/** Columns of the school's classes: name, level, students, teachers, this week's pack, last session. */
export function useClassColumns(): Column<ClassLine>[] {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  return [
    { key: 'name', title: t('class'), primary: true },
    { key: 'level', title: t('level'), from: 'sm' },
    {
      key: 'nb_students',
      title: t('students'),
      numeric: true,
      render: ({ id, nb_students }) => <TextLink to={adminLinks.studentsOf(id)}>{nb_students}</TextLink>,
    },
    { key: 'teachers', title: t('teachers'), from: 'sm', render: ({ teachers }) => teachers.join(', ') || t('nobody') },
    {
      key: 'pack',
      title: t('pack'),
      from: 'sm',
      render: ({ id, pack }) => (
        <TextLink to={`/schools/packs?class=${id}`}>{pack ? pack.title : t('noPack')}</TextLink>
      ),
    },
    {
      key: 'last_session',
      title: t('lastSession'),
      render: ({ last_session: last }) => (last ? dates.instant(last) : t('never')),
    },
  ];
}
