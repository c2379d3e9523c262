import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import type { Insertable } from 'kysely';

import type { CardsEvents, CardsStudents, SessionsStudents } from '../../../database/tables/learning.ts';
import { movesByEvent } from '../../../learning/boxes/move-cards/store-moves.ts';
import type { SeededClass, Student } from './context.ts';
import type { Random } from './random.ts';
import { drawProfile, revise, revisePhysicalCards, type Revision, type Session } from './revision.ts';
import { parisInstant } from './times.ts';

/** A student's revision as stored in the database. */
export type StudentHistory = {
  events: Insertable<CardsEvents>[];
  tracking: Insertable<CardsStudents>[];
  presences: Insertable<SessionsStudents>[];
};

function presencesOf(student: Student, sessions: Session[], { events, missed }: Revision): StudentHistory['presences'] {
  const lastAnswer = new Map(events.map(({ sessions_id, answered_at }) => [sessions_id, answered_at]));
  const row = { students_id: student.id, epoch: null, date_join: null, date_end: null, has_finished: false };
  return sessions.map(({ id, day, start, close }) =>
    missed.has(id)
      ? { ...row, sessions_id: id, status: 'INACTIVE' as const }
      : {
          ...row,
          sessions_id: id,
          status: 'ENDED' as const,
          epoch: 1,
          date_join: parisInstant(day, start + 110),
          date_end: lastAnswer.get(id) ?? parisInstant(day, close),
          has_finished: lastAnswer.has(id),
        },
  );
}

type Past = { inClass: SeededClass; sessions: Session[]; calendar: Calendar };

/** Simulates a student's part in the sessions of their class: answers or placements, boxes, attendance. */
export function historyOf(student: Student, { inClass, sessions, calendar }: Past, random: Random): StudentHistory {
  const simulate = student.isPhygital ? revisePhysicalCards : revise;
  const revision = simulate(sessions, drawProfile(random), calendar, random);
  const moves = new Map(
    [...Map.groupBy(revision.events, ({ cards_id }) => cards_id).values()].flatMap((events) => [
      ...movesByEvent(events),
    ]),
  );
  const events = revision.events.map(
    ({ cards_id, client_id, kind, is_right, box, answered_at, sessions_id = null }) => ({
      client_id,
      students_id: student.id,
      cards_id,
      sessions_id,
      // Placements have the teacher as author; answers have none, since students have no account.
      authentications_id: kind === 'PLACE' ? inClass.teacher.authId : null,
      epoch: 1,
      kind,
      is_right,
      box,
      ...(moves.get(client_id) ?? { from_box: null, to_box: null, is_first_move: false }),
      answered_at,
      received_at: answered_at,
    }),
  );
  const tracking = [...revision.states].map(([cards_id, state]) => ({
    students_id: student.id,
    cards_id,
    epoch: 1,
    ...state,
  }));
  return { events, tracking, presences: presencesOf(student, sessions, revision) };
}
