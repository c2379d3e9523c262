import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton } from '@memocartes/shared-ui/button';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { Icon, type IconName } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Moves } from '../../classes/page/index.ts';
import { answersOf, presenceOf } from '../students/presence.ts';
import { SessionStudentName } from '../students/SessionStudentName.tsx';
import { useOwnClass } from '../students/useOwnClass.ts';
import { AwaitedStudents } from './AwaitedStudents.tsx';
import { JoinSteps } from './JoinSteps.tsx';
import { useMarkPresent } from './useMarkPresent.ts';

/** Icon of each state, in addition to its text and colour. */
const icons = { PRESENT: 'user', ACTIVE: 'edit', ENDED: 'check' } as const satisfies Record<string, IconName>;

type Props = {
  readonly sessionId: number;
  readonly students: readonly SessionStudent[];
};

/**
 * The students of an open session who are present, as tiles of one size in the order of the list. Awaited students are
 * on one line below. Until a student has joined, shows how to join instead [sessions.student] [sessions.waiting].
 */
export function LiveTiles({ sessionId, students }: Props) {
  const { t } = useTranslation('sessions');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const presentStudents = students.filter((student) => presenceOf(student) !== 'INACTIVE');
  // The same scale for all tiles.
  const maxAnswers = Math.max(10, ...presentStudents.map(answersOf));

  return (
    <section ref={section} tabIndex={-1} className="live-students" aria-labelledby={id}>
      <h2 id={id} className="mc-sr-only">
        {t('students')}
      </h2>
      {presentStudents.length === 0 ? (
        <JoinSteps />
      ) : (
        <ul className="live-tiles">
          {presentStudents.map((student) => (
            <LiveTile
              key={student.id}
              sessionId={sessionId}
              student={student}
              maxAnswers={maxAnswers}
              onUnmark={() => section.current?.focus()}
            />
          ))}
        </ul>
      )}
      <AwaitedStudents sessionId={sessionId} students={students} showsAllNames={presentStudents.length === 0} />
    </section>
  );
}

type TileProps = {
  readonly sessionId: number;
  readonly student: SessionStudent;
  /** Number of answers that fills the bar. */
  readonly maxAnswers: number;
  /** Called after the mark was removed: the tile disappears with its button, so the focus must move. */
  readonly onUnmark: () => void;
};

function LiveTile({ sessionId, student, maxAnswers, onUnmark }: TileProps) {
  const { t } = useTranslation('sessions');
  const ownClass = useOwnClass();
  const { markPresent, markingId } = useMarkPresent(sessionId);
  const state = presenceOf(student);
  const answers = answersOf(student);
  // A student who has left the class may not have finished.
  const stateText = t(student.has_left ? 'hasLeft' : `state.${state}`);

  const unmark = async () => {
    if (await markPresent(student, false)) onUnmark();
  };

  const bar = { '--right': student.nb_right / maxAnswers, '--wrong': student.nb_wrong / maxAnswers };

  return (
    <li className={classes('live-tile', !student.has_left && `live-tile--${state.toLowerCase()}`)}>
      <div className="live-tile__name">
        <ChildPicture picture={student.picture} size={28} />
        <SessionStudentName student={student} title={`${student.firstname} ${student.lastname}`}>
          <b>{student.firstname}</b> <span>{student.lastname.toLocaleUpperCase('fr')}</span>
        </SessionStudentName>
      </div>
      <div className="live-tile__state">
        {state !== 'INACTIVE' && !student.has_left && <Icon name={icons[state]} size={14} />}
        <span title={stateText}>{stateText}</span>
        {student.on_tablet && (
          <>
            <b aria-hidden>{t('score', { right: student.nb_right, all: answers })}</b>
            <span className="mc-sr-only">
              {t('revised', {
                count: student.nb_cards,
                answers: t('answers', { count: student.nb_right, all: answers }),
              })}
              {answers > 0 && <Moves moved={student.moved} />}
            </span>
          </>
        )}
      </div>
      <div className="live-tile__bar" aria-hidden style={bar} />
      {state === 'PRESENT' && (
        <Can do="session:mark-presence" on={ownClass}>
          <IconButton
            icon="close"
            size="small"
            label={t('unmarkPresentNamed', { name: personName(student) })}
            busy={markingId === student.id}
            onClick={() => void unmark()}
          />
        </Can>
      )}
    </li>
  );
}
