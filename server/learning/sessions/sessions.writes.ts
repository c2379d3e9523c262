import { randomInt } from 'node:crypto';

import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { takeFirst } from '../../database/queries/rows.ts';
import { refuse } from '../../http/errors.ts';
import { lockInSchool } from '../../school-membership/lock-in-school.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import type { LearningClass } from '../../visibility/learning-class.ts';
import { lockOpenSession } from './lock-session.ts';

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
 * [sessions.code] [staff.transfer-meanwhile].
 * @throws 409 SESSION_ALREADY_OPEN from a database constraint, 409 CONFLICT if the actor is being moved to another school,
 * 503 UNAVAILABLE if no free code was drawn
 */
export const openSession = (db: Db, actor: Actor, { class_, endTime, draw = drawCode }: NewSession) =>
  db.transaction().execute(async (trx) => {
    // A student who is being deleted is left out. Students are locked before people, as in the undo of an import.
    const students = trx.selectFrom('students').select('id').where('classes_id', '=', class_.id);
    await students.orderBy('id').forKeyShare().execute();
    await lockInSchool(trx, actor);
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
      // Locked, so that a change of class, which ends the student's revisions, waits and also ends this revision.
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
