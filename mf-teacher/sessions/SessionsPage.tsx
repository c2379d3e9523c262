import { useViewTeacherDashboardQuery } from '@memocartes/shared-api/teacher-dashboard.api';
import { NoClass } from '@memocartes/shared-features/no-class';
import { SessionsPage } from '@memocartes/shared-features/sessions/page';
import { useTranslation } from 'react-i18next';

/** `/classes/sessions`: the sessions of all the teacher's classes. */
export default function MySessionsPage() {
  const { t } = useTranslation('sessions');
  const { data, error, refetch } = useViewTeacherDashboardQuery();
  return (
    <SessionsPage
      classes={{ ...(data && { data: data.classes }), error, refetch }}
      empty={<NoClass about={t('needsClass')} />}
    />
  );
}
