import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import type { JoinedSession } from '../../devices/join/device.queries.ts';
import { refuse } from '../../http/errors.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import { lockStudent } from '../boxes/move-cards/lock-student.ts';
import { lockOpenSession } from '../sessions/lock-session.ts';
import { findStarted, hasAnswered, lastAnswerIn, withoutEnd } from './revision.writes.ts';

/** The revision that the student is in, on this tablet. */
const updateStarted = (trx: Trx, device: Actor, session: JoinedSession, studentId: number) =>
  trx
    .updateTable('sessions_students')
    .where('sessions_id', '=', session.id)
    .where('students_id', '=', studentId)
    .where('devices_id', '=', device.id)
    .where('status', '=', 'ACTIVE');

/** Restores a finished revision that was started again, and in which no answer was given since. */
const restoreFinished = (trx: Trx, device: Actor, session: JoinedSession, studentId: number) => {
  const lastAnswer = lastAnswerIn(trx, session, studentId);
  return updateStarted(trx, device, session, studentId)
    .set({ status: 'ENDED', has_finished: true })
    .where('date_end', '>=', sql<string>`coalesce(${lastAnswer}, date_end)`)
    .executeTakeFirst();
};

/** Restores the mark « present » that a teacher had set before this start. */
const restoreMark = (trx: Trx, device: Actor, session: JoinedSession, studentId: number) =>
  updateStarted(trx, device, session, studentId)
    .set({
      devices_id: null,
      epoch: null,
      date_join: sql<string>`sessions_students.date_marked`,
      date_marked: null,
      ...withoutEnd,
    })
    .where('date_marked', 'is not', null)
    .executeTakeFirst();

const resetToAwaited = (trx: Trx, device: Actor, session: JoinedSession, studentId: number) =>
  updateStarted(trx, device, session, studentId)
    .set({ status: 'INACTIVE', devices_id: null, date_join: null, ...withoutEnd })
    .executeTakeFirst();

/**
 * Withdraws a start under a wrong name: the student is awaited again, or marked as present or finished as before
 * [sessions.wrong-name]. A student who is revising, or who started on another tablet since, is left unchanged. The epoch
 * of an awaited student stays: they may have answered earlier on a tablet without network, and these answers are still
 * accepted.
 * @throws 409 SESSION_CLOSED, 404 for a student who never started in this session
 */
export const cancelStart = (db: Db, device: Actor, session: JoinedSession, studentId: number) =>
  db.transaction().execute(async (trx) => {
    await lockOpenSession(trx, session.id);
    if (!(await lockStudent(trx, studentId)) || !(await findStarted(trx, session, studentId))) {
      throw refuse('NOT_FOUND');
    }
    let { numUpdatedRows } = await restoreFinished(trx, device, session, studentId);
    if (!numUpdatedRows && !(await hasAnswered(trx, studentId, session.id))) {
      ({ numUpdatedRows } = await restoreMark(trx, device, session, studentId));
      if (!numUpdatedRows) ({ numUpdatedRows } = await resetToAwaited(trx, device, session, studentId));
    }
    if (numUpdatedRows) await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
  });
