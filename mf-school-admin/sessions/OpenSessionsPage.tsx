import type { ListedSession } from '@memocartes/contract/learning/sessions/sessions.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { SessionsPage } from '@memocartes/shared-features/sessions/page';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

const classOf = ({ class_, nb_students, code, nb_joined, end_time, is_over }: ListedSession) => ({
  ...class_,
  nb_students,
  open_session: { code, nb_students, nb_joined, end_time, is_over },
});

/** `/classes/sessions`: the open sessions of the school, then the closed ones [sessions.school-admin]. */
export default function OpenSessionsPage() {
  const { t } = useTranslation('sessions');
  const { data, error, refetch } = useListSessionsQuery({ status: 'ACTIVE', nb_items: maxPageSize });
  return (
    <SessionsPage
      classes={{ ...(data && { data: data.sessions.map(classOf) }), error, refetch }}
      empty={<EmptyState title={t('none')} hint={t('schoolNoneHint')} />}
    />
  );
}
