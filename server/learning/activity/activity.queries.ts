import type { Moved } from '@memocartes/contract/learning/boxes/boxes.routes';
import { sql } from 'kysely';

import { activityColumns, nbStudents } from '../../counts/counts.ts';
import type { Db } from '../../database/database.ts';
import { taughtBy } from '../../visibility/students.ts';
import { parisMidnight } from '../calendar/weeks.ts';

/** What was answered in a session or a week, and what it moved. */
export type Activity = {
  nb_answers: number;
  nb_right: number;
  nb_wrong: number;
  nb_cards: number;
  nb_acquired: number;
  moved: Moved;
};
type Counted = Omit<Activity, 'moved'> & Moved;

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
  ...{ nb_answers, nb_right, nb_wrong, nb_cards, nb_acquired },
  moved: { up, down, kept, started },
});

export const noActivity: Activity = {
  ...{ nb_answers: 0, nb_right: 0, nb_wrong: 0, nb_cards: 0, nb_acquired: 0 },
  moved: { up: 0, down: 0, kept: 0, started: 0 },
};

/** What each student did in a session, those who answered nothing left out. Queried every few seconds while they revise. */
export async function findSessionActivity(db: Db, sessionId: number): Promise<Map<number, Activity>> {
  const rows = await db
    .selectFrom('cards_events as v')
    .select('v.students_id')
    .select(activityColumns)
    .where('v.sessions_id', '=', sessionId)
    .groupBy('v.students_id')
    .execute();
  return new Map(rows.map((row) => [row.students_id, presentActivity(row)]));
}

/** What one student did in a session. */
export async function findStudentActivity(db: Db, studentId: number, sessionId: number): Promise<Activity> {
  const row = await db
    .selectFrom('cards_events as v')
    .select(activityColumns)
    .where('v.sessions_id', '=', sessionId)
    .where('v.students_id', '=', studentId)
    .executeTakeFirstOrThrow();
  return presentActivity(row);
}

/** The cards that a student moved in a session, each with the box it left, the one it reached, and when it is due now. */
export const findSessionMoves = (db: Db, studentId: number, sessionId: number) =>
  selectMoves(db, studentId).where('v.sessions_id', '=', sessionId).execute();

/** The same for a revision at home. */
export const findHomeMoves = (db: Db, studentId: number, revisionId: number) =>
  selectMoves(db, studentId).where('v.home_revisions_id', '=', revisionId).execute();

const selectMoves = (db: Db, studentId: number) =>
  db
    .selectFrom('cards_events as v')
    .leftJoin('cards_students as b', (join) =>
      join
        .onRef('b.students_id', '=', 'v.students_id')
        .onRef('b.cards_id', '=', 'v.cards_id')
        .onRef('b.epoch', '=', 'v.epoch'),
    )
    .select(['v.cards_id', 'b.due_on'])
    .select(({ ref }) => [ref('v.from_box').$notNull().as('box_before'), ref('v.to_box').$notNull().as('box')])
    .distinctOn('v.cards_id')
    .where('v.students_id', '=', studentId)
    .where('v.to_box', 'is not', null)
    .orderBy('v.cards_id')
    .orderBy('v.answered_at', 'desc');

/** The last session that each of these students joined, with what they did in it; none for a student who joined none. */
export async function findLastSessions(db: Db, studentIds: readonly number[]) {
  if (!studentIds.length) return new Map<number, never>();
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('sessions_students as p')
        .innerJoin('sessions as e', 'e.id', 'p.sessions_id')
        .distinctOn('p.students_id')
        .select(['p.students_id', 'e.id', 'e.date_create'])
        .where('p.students_id', 'in', studentIds)
        .where('p.status', '<>', 'INACTIVE')
        .orderBy('p.students_id')
        .orderBy('e.date_create', 'desc')
        .orderBy('e.id', 'desc')
        .as('l'),
    )
    .leftJoin('cards_events as v', (join) =>
      join.onRef('v.sessions_id', '=', 'l.id').onRef('v.students_id', '=', 'l.students_id'),
    )
    .select(['l.students_id', 'l.id', 'l.date_create'])
    .select(activityColumns)
    .groupBy(['l.students_id', 'l.id', 'l.date_create'])
    .execute();
  return new Map(
    rows.map((row) => [row.students_id, { id: row.id, date_create: row.date_create, ...presentActivity(row) }]),
  );
}

/**
 * Activity since a day: all answers in the sessions of a teacher's classes, and what staff placed by hand or scanned for their students.
 * Revisions at home are counted apart [home-revision.apart] [scanning.week].
 */
export async function findTeacherActivity(db: Db, userId: number, since: string) {
  const from = parisMidnight(since);
  const inSessions = db
    .selectFrom('sessions as e')
    .innerJoin('cards_events as v', 'v.sessions_id', 'e.id')
    .selectAll('v')
    .where(taughtBy(userId, 'e.classes_id'))
    .where('e.date_create', '>=', from);
  const byStaff = db
    .selectFrom('students as s')
    .innerJoin('cards_events as v', (join) => join.onRef('v.students_id', '=', 's.id').onRef('v.epoch', '=', 's.epoch'))
    .selectAll('v')
    .where(taughtBy(userId, 's.classes_id'))
    .where('s.status', '=', 'ACTIVE')
    .where('v.kind', 'in', ['PLACE', 'ANSWER'])
    .where('v.sessions_id', 'is', null)
    .where('v.home_revisions_id', 'is', null)
    .where('v.answered_at', '>=', from);
  const { nb_students, ...row } = await db
    .selectFrom(inSessions.unionAll(byStaff).as('v'))
    .select(activityColumns)
    .select(nbStudents)
    .executeTakeFirstOrThrow();
  const { nb_sessions } = await db
    .selectFrom('sessions as e')
    .select(sql<number>`count(*)::int`.as('nb_sessions'))
    .where(taughtBy(userId, 'e.classes_id'))
    .where('e.date_create', '>=', from)
    .executeTakeFirstOrThrow();
  return { nb_sessions, nb_students, ...presentActivity(row) };
}
