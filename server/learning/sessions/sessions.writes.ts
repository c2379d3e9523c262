import { randomInt } from 'node:crypto';

import { graceMinutes } from '@memocartes/contract/learning/sessions/grace';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { takeFirst } from '../../database/queries/rows.ts';
import { refuse } from '../../http/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import type { LearningClass } from '../../visibility/learning-class.ts';
import { seesOwnClasses } from '../../visibility/students.ts';
import { lockOpenSession } from './lock-session.ts';
import { selectOpenSessions } from './sessions.queries.ts';

/** Six random digits. */
const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Maximum attempts to draw a free code. Few of the million codes are in use, so ten are enough in practice. */
const maxDraws = 10;

type NewSession = {
  class_: LearningClass;
  /** ISO instant. */
  endTime: string;
  /** Draws a code; by default at random. */
  draw?: () => string;
};

/**
 * Opens a session for the class's students, with a code of no session opened in the last 30 days [sessions.one-open]
 * [sessions.code].
 * @throws 409 SESSION_ALREADY_OPEN from a database constraint, 503 UNAVAILABLE if no free code was drawn
 */
export const openSession = (db: Db, actor: Actor, { class_, endTime, draw = drawCode }: NewSession) =>
  db.transaction().execute(async (trx) => {
    // A year change locks the class: a session that is opened meanwhile gets the students of the new year.
    await trx.selectFrom('classes').select('id').where('id', '=', class_.id).forShare().execute();
    for (let attempt = 0; attempt < maxDraws; attempt += 1) {
      const code = draw();
      const session = await sql<{ id: number; code: string; end_time: string }>`
        insert into sessions (classes_id, schools_id, users_pro_id, code, end_time)
        select ${class_.id}::int, ${class_.schoolId}::int, ${actor.userId}::int, ${code}::text,
          ${endTime}::timestamptz
        where not exists (
          select 1 from sessions where code = ${code} and date_create > now() - interval '30 days'
        )
        on conflict (code)
        where status = 'ACTIVE' do nothing
        returning id, code, end_time
      `
        .execute(trx)
        .then(takeFirst);
      if (!session) continue;
      await sql`
        insert into sessions_students (sessions_id, students_id)
        select ${session.id}::int, id
        from students
        where classes_id = ${class_.id} and status = 'ACTIVE'
      `.execute(trx);
      await publishSessionEvent(trx, { id: session.id, schools_id: class_.schoolId, kind: 'SESSION' });
      return session;
    }
    throw refuse('UNAVAILABLE');
  });

/**
 * Ends the revisions of students who joined these closed sessions, and notifies their followers. Students who never
 * joined stay INACTIVE [sessions.student].
 */
async function endStudents(trx: Trx, closed: { id: number; schools_id: number }[]): Promise<void> {
  if (!closed.length) return;
  await trx
    .updateTable('sessions_students')
    .set({ status: 'ENDED', date_end: sql`now()` })
    .where(
      'sessions_id',
      'in',
      closed.map(({ id }) => id),
    )
    .where('status', '=', 'ACTIVE')
    .execute();
  for (const session of closed) {
    await notify(trx, { kind: 'REVISION_ENDED', sessionId: session.id });
    await publishSessionEvent(trx, { ...session, kind: 'SESSION' });
  }
}

/**
 * Marks a student as present without a tablet, or removes the mark. A student who started on a tablet is left unchanged
 * [sessions.present].
 * @throws 409 SESSION_CLOSED, 404 for a student of another class
 */
export const markPresence = (
  db: Db,
  session: { id: number; classes_id: number; schoolId: number },
  studentId: number,
  isPresent: boolean,
) =>
  db.transaction().execute(async (trx) => {
    await lockOpenSession(trx, session.id);
    const student = await trx
      .selectFrom('students')
      .select('id')
      .where('id', '=', studentId)
      .where('classes_id', '=', session.classes_id)
      .where('status', '=', 'ACTIVE')
      // A change of class ends the student's revisions: it must not miss this one.
      .forShare()
      .executeTakeFirst();
    if (!student) throw refuse('NOT_FOUND');
    const attendance = isPresent
      ? { status: 'ACTIVE' as const, epoch: null, date_join: sql<string>`coalesce(sessions_students.date_join, now())` }
      : { status: 'INACTIVE' as const, date_join: null };
    await trx
      .insertInto('sessions_students')
      .values({
        sessions_id: session.id,
        students_id: studentId,
        status: attendance.status,
        date_join: isPresent ? sql`now()` : null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['sessions_id', 'students_id'])
          .doUpdateSet(attendance)
          // Without epoch, or INACTIVE after a wrong name: the student is not on a tablet [sessions.wrong-name].
          .where((eb) =>
            eb.or([eb('sessions_students.epoch', 'is', null), eb('sessions_students.status', '=', 'INACTIVE')]),
          ),
      )
      .execute();
    await publishSessionEvent(trx, { id: session.id, schools_id: session.schoolId, kind: 'STUDENTS' });
  });

/**
 * Changes the end of an open session, even of one past its end [sessions.extend].
 * @throws 409 SESSION_CLOSED
 */
export const extendSession = (db: Db, session: { id: number; schoolId: number }, endTime: string) =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ end_time: endTime })
      .where('id', '=', session.id)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refuse('SESSION_CLOSED');
    await publishSessionEvent(trx, { id: session.id, schools_id: session.schoolId, kind: 'SESSION' });
  });

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

const isForgottenOf = (classId: number) =>
  sql<boolean>`end_time <= now() - make_interval(mins => ${graceMinutes}) and classes_id = ${classId}`;

/**
 * Locks, until the transaction ends, the session of a class that ended more than `graceMinutes` ago and was not closed.
 * Call before students are locked: a student who starts a revision locks the session first.
 */
export const lockForgottenSession = (trx: Trx, classId: number) =>
  trx
    .selectFrom('sessions')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where(isForgottenOf(classId))
    .forNoKeyUpdate()
    .execute();

/**
 * Closes the session locked by `lockForgottenSession`. Call after the students of the class are locked: a change of
 * class locks the student before it ends the revision.
 */
export const closeForgottenSession = (trx: Trx, classId: number) => closeSessions(trx, isForgottenOf(classId));

/**
 * Closes every session past its end time [sessions.close]. A teacher closes those of their own classes, a school admin
 * or an independent teacher those of the whole school.
 * @returns the number of sessions closed
 */
export const cleanSessions = (db: Db, actor: Actor): Promise<number> => {
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
