import type { Moved } from '@memocartes/contract/learning/boxes/boxes.routes';

import type { Db } from '../../database/database.ts';
import { activityColumns } from '../../figures/activity-figures.ts';

/** Counts of answers in a session or a week, and of the resulting moves. */
export type Activity = {
  nb_answers: number;
  nb_right: number;
  nb_wrong: number;
  nb_cards: number;
  nb_acquired: number;
  moved: Moved;
};
type Counted = Omit<Activity, 'moved'> & Moved;

/** The figures that both the student and the teacher see [sessions.end]. */
export const presentActivity = ({
  nb_answers,
  nb_right,
  nb_wrong,
  nb_cards,
  nb_acquired,
  up,
  down,
  kept,
  started,
}: Counted): Activity => ({
  nb_answers,
  nb_right,
  nb_wrong,
  nb_cards,
  nb_acquired,
  moved: { up, down, kept, started },
});

export const noActivity: Activity = {
  nb_answers: 0,
  nb_right: 0,
  nb_wrong: 0,
  nb_cards: 0,
  nb_acquired: 0,
  moved: { up: 0, down: 0, kept: 0, started: 0 },
};

/** Activity of each student in a session; students without events are absent. Queried after each live event. */
export async function findSessionActivity(db: Db, sessionId: number): Promise<Map<number, Activity>> {
  const rows = await db
    .selectFrom('cards_events')
    .select('cards_events.students_id')
    .select(activityColumns)
    .where('cards_events.sessions_id', '=', sessionId)
    .groupBy('cards_events.students_id')
    .execute();
  return new Map(rows.map((row) => [row.students_id, presentActivity(row)]));
}

/** Activity of one student in a session. */
export async function findStudentActivity(db: Db, studentId: number, sessionId: number): Promise<Activity> {
  const row = await db
    .selectFrom('cards_events')
    .select(activityColumns)
    .where('cards_events.sessions_id', '=', sessionId)
    .where('cards_events.students_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return presentActivity(row);
}

/**
 * The moves of a student's cards in a session. For each card: the boxes before and after its last move, and its current
 * due day.
 */
export const findSessionMoves = (db: Db, studentId: number, sessionId: number) =>
  selectMoves(db, studentId).where('cards_events.sessions_id', '=', sessionId).execute();

/** The moves of a student's cards in a revision at home, with the columns of `findSessionMoves`. */
export const findHomeMoves = (db: Db, studentId: number, revisionId: number) =>
  selectMoves(db, studentId).where('cards_events.home_revisions_id', '=', revisionId).execute();

const selectMoves = (db: Db, studentId: number) =>
  db
    .selectFrom('cards_events')
    .leftJoin('cards_students', (join) =>
      join
        .onRef('cards_students.students_id', '=', 'cards_events.students_id')
        .onRef('cards_students.cards_id', '=', 'cards_events.cards_id')
        .onRef('cards_students.epoch', '=', 'cards_events.epoch'),
    )
    .select(['cards_events.cards_id', 'cards_students.due_on'])
    .select(({ ref }) => [
      ref('cards_events.from_box').$notNull().as('box_before'),
      ref('cards_events.to_box').$notNull().as('box'),
    ])
    .distinctOn('cards_events.cards_id')
    .where('cards_events.students_id', '=', studentId)
    .where('cards_events.to_box', 'is not', null)
    .orderBy('cards_events.cards_id')
    .orderBy('cards_events.answered_at', 'desc');

/** The last session that each student joined, with their activity in it; students who never joined one are absent. */
export async function findLastSessions(db: Db, studentIds: readonly number[]) {
  if (!studentIds.length) return new Map<number, never>();
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('sessions_students')
        .innerJoin('sessions', 'sessions.id', 'sessions_students.sessions_id')
        .distinctOn('sessions_students.students_id')
        .select(['sessions_students.students_id', 'sessions.id', 'sessions.date_create'])
        .where('sessions_students.students_id', 'in', studentIds)
        .where('sessions_students.status', '<>', 'INACTIVE')
        .orderBy('sessions_students.students_id')
        .orderBy('sessions.date_create', 'desc')
        .orderBy('sessions.id', 'desc')
        .as('last_sessions'),
    )
    .leftJoin('cards_events', (join) =>
      join
        .onRef('cards_events.sessions_id', '=', 'last_sessions.id')
        .onRef('cards_events.students_id', '=', 'last_sessions.students_id'),
    )
    .select(['last_sessions.students_id', 'last_sessions.id', 'last_sessions.date_create'])
    .select(activityColumns)
    .groupBy(['last_sessions.students_id', 'last_sessions.id', 'last_sessions.date_create'])
    .execute();
  return new Map(
    rows.map((row) => [row.students_id, { id: row.id, date_create: row.date_create, ...presentActivity(row) }]),
  );
}
