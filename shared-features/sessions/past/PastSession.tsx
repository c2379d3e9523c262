import {
  useListSessionStudentsQuery,
  useViewSessionQuery,
  useWatchSessionsQuery,
} from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { SessionStudents, SessionStudentsSkeleton } from '../students/SessionStudents.tsx';
import { MissedCards } from './MissedCards.tsx';
import { SessionFigures } from './SessionFigures.tsx';

/** Results of a session: its figures, and the answers of each student. */
export function PastSession({ id, classId }: { readonly id: number; readonly classId: number }) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  // Updates the results: answers stored on a tablet may arrive after the session was closed.
  useWatchSessionsQuery();
  const session = useViewSessionQuery({ id }).data;
  const students = useListSessionStudentsQuery({ id });

  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <h2>{session ? t('pastTitle', { date: dates.instant(session.date_create) }) : t('past')}</h2>
        <LinkButton to={`/classes/${classId}/sessions`} icon="arrow-left" size="small">
          {t('now')}
        </LinkButton>
      </Row>
      <Loaded {...students} waiting={<SessionStudentsSkeleton />}>
        {({ students }) => (
          <>
            <SessionFigures students={students} />
            <MissedCards id={id} classId={classId} />
            <SessionStudents students={students} live={session?.status === 'ACTIVE'} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
