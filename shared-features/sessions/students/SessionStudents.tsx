import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { Icon } from '@memocartes/shared-ui/icon';
import { Grid } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { Moves } from '../../classes/page/index.ts';
import { answersOf, isUnfinished, presenceOf } from './presence.ts';
import { SessionStudentName } from './SessionStudentName.tsx';
import './sessions.css';

type Props = {
  readonly students: readonly SessionStudent[];
  /** Whether the session is open: students who have not joined are then awaited instead of absent. */
  readonly isOpen: boolean;
};

/** The state of a student. Without having joined: awaited while the session is open, absent afterwards. */
function stateOf(student: SessionStudent, isOpen: boolean) {
  const presence = presenceOf(student);
  if (presence === 'INACTIVE' && !isOpen) return 'ABSENT';
  return isUnfinished(student) ? 'UNFINISHED' : presence;
}

/** The students of a session with presence, answers and moves of cards. After the session, absent students are last. */
export function SessionStudents({ students, isOpen }: Props) {
  const { t } = useTranslation('sessions');
  if (students.length === 0 && isOpen) return <EmptyState title={t('noStudent')} hint={t('noStudentHint')} />;
  if (students.length === 0) return <EmptyState title={t('noStudentThen')} />;
  // The same scale for all students.
  const maxAnswers = Math.max(10, ...students.map(answersOf));
  const states = new Map(students.map((student) => [student.id, stateOf(student, isOpen)]));
  const isAbsent = ({ status }: SessionStudent) => status === 'INACTIVE';
  const listed = isOpen ? students : [...students.filter((item) => !isAbsent(item)), ...students.filter(isAbsent)];

  return (
    <section>
      <h2>{t('students')}</h2>
      <ul className="session-students">
        {listed.map((student) => (
          <li
            key={student.id}
            className={classes(
              'session-student',
              `session-student--${student.status.toLowerCase()}`,
              states.get(student.id) === 'UNFINISHED' && 'session-student--unfinished',
            )}
          >
            <div className="session-student__head">
              <span className="session-student__name">
                <ChildPicture picture={student.picture} size={32} />
                <SessionStudentName student={student}>{personName(student)}</SessionStudentName>
              </span>
              <span className="session-student__state">
                {states.get(student.id) === 'ENDED' && <Icon name="check" />}
                {t(`state.${states.get(student.id)!}`)}
                {student.has_left && ` · ${t('hasLeft')}`}
              </span>
            </div>
            {student.on_tablet && (
              <>
                <div
                  className="session-student__answers"
                  aria-hidden
                  style={{
                    '--right': student.nb_right / maxAnswers,
                    '--wrong': student.nb_wrong / maxAnswers,
                  }}
                />
                <div className="session-student__text">
                  <span>
                    {t('revised', {
                      count: student.nb_cards,
                      answers: t('answers', { count: student.nb_right, all: answersOf(student) }),
                    })}
                  </span>
                  {answersOf(student) > 0 && <Moves moved={student.moved} />}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SessionStudentsSkeleton() {
  return (
    <Loading>
      <Grid min={250} gap={3}>
        {Array.from({ length: 8 }, (_, i) => (
          <Skeleton key={i} height={96} />
        ))}
      </Grid>
    </Loading>
  );
}
