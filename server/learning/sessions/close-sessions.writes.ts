import { graceMinutes } from '@memocartes/contract/learning/sessions/grace';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { notify } from '../../notifications/notify.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import { seesOwnClasses } from '../../visibility/students.ts';
import { selectOpenSessions } from './sessions.queries.ts';

/**
 * Ends the revisions of students who joined these closed sessions, and notifies their followers. Students who never
 * joined stay INACTIVE [sessions.student].
 */
async function endStudents(trx: Trx, closed: { id: number; schools_id: number }[]): Promise<void> {
  if (!closed.length) return;
  const revising = sql<boolean>`sessions_id = any(${closed.map(({ id }) => id)}) and status = 'ACTIVE'`;
  // Their deletion locks them before these rows: the opposite order could deadlock with the notification.
  await trx
    .selectFrom('students')
    .select('id')
    .where('id', 'in', (rows) => rows.selectFrom('sessions_students').select('students_id').where(revising))
    .orderBy('id')
    .forKeyShare()
    .execute();
  await trx
    .updateTable('sessions_students')
    .set({ status: 'ENDED', date_end: sql`now()` })
    .where(revising)
    .execute();
  for (const session of closed) {
    await notify(trx, { kind: 'REVISION_ENDED', sessionId: session.id });
    await publishSessionEvent(trx, { ...session, kind: 'SESSION' });
  }
}

/** Closes the open sessions that meet the condition, and ends the revisions in them. @returns their number */
async function closeSessions(trx: Trx, condition: RawBuilder<boolean>): Promise<number> {
  const closed = await trx
    .updateTable('sessions')
    .set({ status: 'INACTIVE', date_close: sql`now()` })
    .where('status', '=', 'ACTIVE')
    .where(condition)
    .returning(['id', 'schools_id'])
    .execute();
  await endStudents(trx, closed);
  return closed.length;
}

/** Closes a session; idempotent [sessions.status]. */
export const closeSession = (db: Db, id: number) =>
  db.transaction().execute((trx) => closeSessions(trx, sql`id = ${id}`));

/**
 * Locks, until the transaction ends, the open sessions of a school. Call before students are locked: a student who
 * starts a revision locks the session first.
 */
export const lockOpenSessions = (trx: Trx, schoolId: number) =>
  selectOpenSessions(trx, schoolId).forNoKeyUpdate().execute();

/** Closes sessions of a school, once `lockOpenSessions` has locked them, then the students. */
export const closeLockedSessions = (trx: Trx, locked: readonly { id: number }[]) =>
  closeSessions(trx, sql<boolean>`id = any(${locked.map(({ id }) => id)}::int[])`);

const isPastGraceIn = (classId: number) =>
  sql<boolean>`end_time <= now() - make_interval(mins => ${graceMinutes}) and classes_id = ${classId}`;

/**
 * Locks, until the transaction ends, the session of a class that ended more than `graceMinutes` ago and was not closed.
 * Call before students are locked: a student who starts a revision locks the session first.
 */
export const lockSessionPastGrace = (trx: Trx, classId: number) =>
  trx
    .selectFrom('sessions')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(isPastGraceIn(classId))
    .forNoKeyUpdate()
    .execute();

/**
 * Closes the session locked by `lockSessionPastGrace`. Call after the students of the class are locked: a change of
 * class locks the student before it ends the revision.
 */
export const closeSessionPastGrace = (trx: Trx, classId: number) => closeSessions(trx, isPastGraceIn(classId));

/**
 * Closes every session past its end time [sessions.close]. A teacher closes those of their own classes, a school admin
 * or an independent teacher those of the whole school.
 * @returns the number of sessions closed
 */
export const closeOverdueSessions = (db: Db, actor: Actor): Promise<number> => {
  const own = sql`
    and classes_id in (
      select classes_users_pro.classes_id
      from classes_users_pro
      where classes_users_pro.users_pro_id = ${actor.userId}
    )
  `;
  const scope = seesOwnClasses(actor) ? own : sql``;
  const isOverdue = sql<boolean>`end_time <= now() and schools_id = ${actor.schoolId} ${scope}`;
  return db.transaction().execute((trx) => closeSessions(trx, isOverdue));
};

/** Hour in Paris from which sessions that ended on the same day are closed automatically. */
const eveningHour = 18;

/** Condition on an open session (`sessions`): at `now` it is to be closed automatically [sessions.forgotten]. */
const isForgotten = (now: string) => sql<boolean>`
  greatest(
    sessions.end_time + make_interval(mins => ${graceMinutes}),
    (date_trunc('day', sessions.end_time at time zone 'Europe/Paris') + make_interval(hours => ${eveningHour}))
      at time zone 'Europe/Paris'
  ) <= ${now}::timestamptz
`;

/** Ids of the open sessions that are to be closed in the evening [sessions.forgotten]. @param now ISO instant */
export const listForgottenSessions = async (db: Db, now: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(isForgotten(now))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Closes a session in the evening, unless it was closed or extended meanwhile [sessions.forgotten]. */
export const closeInEvening = (db: Db, id: number, now: string): Promise<number> =>
  db.transaction().execute((trx) => closeSessions(trx, sql`id = ${id} and ${isForgotten(now)}`));
