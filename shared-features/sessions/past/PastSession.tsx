import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Level } from '@memocartes/contract/levels/levels';
import {
  useListSessionStudentsQuery,
  useViewSessionQuery,
  useWatchSessionsQuery,
} from '@memocartes/shared-api/sessions.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { chosenLevel, LevelChoice, levelsToChoose } from '../../level-choice/index.ts';
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
          <Results students={students} id={id} classId={classId} isOpen={session?.status === 'ACTIVE'} />
        )}
      </Loaded>
    </Stack>
  );
}

type ResultsProps = {
  readonly students: readonly SessionStudent[];
  readonly id: number;
  readonly classId: number;
  readonly isOpen: boolean;
};

/** The results of all students, or of those of one level if the students have several levels [sessions.level]. */
function Results({ students, id, classId, isOpen }: ResultsProps) {
  const { t } = useTranslation('sessions');
  const [picked, setPicked] = useState<Level>();
  const offered = levelsToChoose(students);
  const level = chosenLevel(offered, picked);
  const shownStudents = level ? students.filter((student) => student.level === level) : students;
  return (
    <>
      <LevelChoice
        className="session-level"
        label={t('level')}
        allLabel={t('allLevels')}
        offered={offered}
        level={level}
        onPick={setPicked}
      />
      <SessionFigures students={shownStudents} />
      <MissedCards id={id} classId={classId} level={level} />
      <SessionStudents students={shownStudents} isOpen={isOpen} />
    </>
  );
}
