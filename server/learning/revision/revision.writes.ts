import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { graceMinutes } from '@memocartes/contract/learning/sessions/grace';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type NotNull, sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import type { JoinedSession } from '../../devices/join/device.queries.ts';
import { isCountedAnswer } from '../../figures/counted-answers.ts';
import { refuse } from '../../http/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { publishSessionEvent } from '../../session-events/session-events.ts';
import { endDemoForRealCards } from '../boxes/demonstration/demonstration.ts';
import { notifyAcquiredPacks } from '../boxes/move-cards/acquired-packs.ts';
import { epochOfAnswers } from '../boxes/move-cards/epochs.ts';
import { lockStudent } from '../boxes/move-cards/lock-student.ts';
import { moveCards } from '../boxes/move-cards/move-cards.ts';
import { findMoves } from '../boxes/move-cards/moves.queries.ts';
import { lockIfOpen, lockOpenSession } from '../sessions/lock-session.ts';
import { type AnswerSource, storeAnswers } from './answers.writes.ts';
import { chooseCards } from './revision.queries.ts';

/** Latest time of an answer, in ms. A session past its end accepts answers until it is closed [sessions.status]. */
const latestAnswer = ({ end_time, date_close }: JoinedSession) =>
  Math.max(Date.parse(end_time), date_close === null ? Date.now() : Date.parse(date_close)) + graceMinutes * 60_000;

/** Columns of a revision that has never ended. */
export const withoutEnd = { date_end: null, has_finished: false };

/**
 * Starts or resumes a student's revision [sessions.student].
 * @throws 409 SESSION_CLOSED, 404 for a student who is not in the class
 */
export const startRevision = (db: Db, device: Actor, session: JoinedSession, studentId: number) =>
  db.transaction().execute(async (trx) => {
    await lockOpenSession(trx, session.id);
    const locked = await lockStudent(trx, studentId);
    if (locked?.classId !== session.classes_id) throw refuse('NOT_FOUND');
    const student = await endDemoForRealCards(trx, locked);
    const joined = { status: 'ACTIVE' as const, devices_id: device.id, epoch: student.epoch };
    const restarted = {
      ...joined,
      has_finished: false,
      date_join: sql<string>`coalesce(sessions_students.date_join, now())`,
      // Kept for `cancelStart`, which restores the finished revision [sessions.wrong-name].
      date_end: sql<
        string | null
      >`case when sessions_students.has_finished or sessions_students.status = 'ACTIVE' then sessions_students.date_end end`,
      // A mark « present », also if the tablet repeats its request. After a start on another tablet the mark is obsolete.
      date_marked: sql<string | null>`
        case
          when sessions_students.status = 'ACTIVE' and sessions_students.epoch is null then sessions_students.date_join
          when sessions_students.devices_id = ${device.id} then sessions_students.date_marked
        end
      `,
    };
    await trx
      .insertInto('sessions_students')
      .values({ ...joined, sessions_id: session.id, students_id: studentId, date_join: sql`now()` })
      .onConflict((conflict) => conflict.columns(['sessions_id', 'students_id']).doUpdateSet(restarted))
      .execute();
    await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
    return chooseCards(trx, student, session, today());
  });

/** A student who started in this session, or undefined. */
export const findStarted = (db: Db, session: JoinedSession, studentId: number) =>
  db
    .selectFrom('sessions_students')
    .innerJoin('students', 'students.id', 'sessions_students.students_id')
    .select(['students.id', 'students.firstname', 'sessions_students.epoch', 'sessions_students.status'])
    .where('sessions_students.sessions_id', '=', session.id)
    .where('sessions_students.students_id', '=', studentId)
    .where('sessions_students.epoch', 'is not', null)
    .$narrowType<{ epoch: NotNull }>()
    .executeTakeFirst();

/** Whether an answer of the student in this session counts. */
export const hasAnswered = async (trx: Trx, studentId: number, sessionId: number) =>
  !!(await trx
    .selectFrom('cards_events')
    .select('id')
    .where('students_id', '=', studentId)
    .where('sessions_id', '=', sessionId)
    .where(isCountedAnswer)
    .limit(1)
    .executeTakeFirst());

/** Time of the student's last answer in this session that counts; null without one. */
export const lastAnswerIn = (trx: Trx, session: JoinedSession, studentId: number) =>
  trx
    .selectFrom('cards_events')
    .select(sql<string>`max(answered_at)`.as('last'))
    .where('students_id', '=', studentId)
    .where('sessions_id', '=', session.id)
    .where(isCountedAnswer);

/**
 * Stores answers and recomputes the boxes in one transaction on the student's locked row. An answer sent twice counts
 * once. Answers may arrive after closing, or after the student changed class: they are stored with the session in which
 * they were given [sessions.closed-on-tablet].
 *
 * At the end of a revision without an answer that counts, followers are not notified. If such an answer arrives later,
 * they are notified then [notifications.revision-ended].
 * @throws 404 for a student who never started in this session
 */
export const recordAnswers = (db: Db, session: JoinedSession, studentId: number, answers: DeviceAnswer[]) =>
  db.transaction().execute(async (trx) => {
    // The session is locked before the student, as in `startRevision`.
    const isOpen = await lockIfOpen(trx, session.id);
    const student = await lockStudent(trx, studentId);
    const started = await findStarted(trx, session, studentId);
    if (!student || !started) throw refuse('NOT_FOUND');
    const epoch = epochOfAnswers(student, started.epoch);
    const source: AnswerSource = {
      schools_id: session.schools_id,
      sessions_id: session.id,
      home_revisions_id: null,
      epoch,
      kind: 'ANSWER',
      from: Date.parse(session.date_create),
      until: latestAnswer(session),
    };
    const endedUnanswered = started.status === 'ENDED' && !(await hasAnswered(trx, studentId, session.id));
    const { cards, hasNewUndo } = await storeAnswers(trx, student, source, answers);
    if (!cards.length) return [];
    if (endedUnanswered && (await hasAnswered(trx, studentId, session.id))) {
      await notify(trx, { kind: 'REVISION_ENDED', studentId });
    }
    if (started.status === 'INACTIVE') await joinAgain(trx, session, studentId, isOpen);
    // An undo sent again must not resume a revision that has ended since.
    if (hasNewUndo && isOpen) await resumeRevision(trx, session, studentId);
    await publishSessionEvent(trx, { ...session, kind: 'ANSWERS' });
    await moveCards(trx, student, cards, epoch);
    if (epoch !== student.epoch) return [];
    const moves = await findMoves(trx, studentId, cards);
    await notifyAcquiredPacks(trx, student, moves);
    return moves;
  });

/**
 * Marks a student as joined again or, in a closed session, as ended: the start was withdrawn as made under a wrong name,
 * but an answer of the student has arrived [sessions.wrong-name].
 */
async function joinAgain(trx: Trx, session: JoinedSession, studentId: number, isOpen: boolean): Promise<void> {
  const outcome = isOpen ? { status: 'ACTIVE' as const } : { status: 'ENDED' as const, date_end: sql<string>`now()` };
  await trx
    .updateTable('sessions_students')
    .set({ ...outcome, date_join: sql<string>`now()` })
    .where('sessions_id', '=', session.id)
    .where('students_id', '=', studentId)
    .where('status', '=', 'INACTIVE')
    .execute();
  await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
}

/** Resumes a revision that has ended, in an open session. */
async function resumeRevision(trx: Trx, session: JoinedSession, studentId: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions_students')
    .set({ status: 'ACTIVE', ...withoutEnd })
    .where('sessions_id', '=', session.id)
    .where('students_id', '=', studentId)
    .where('status', '=', 'ENDED')
    .executeTakeFirst();
  if (numUpdatedRows) await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
}

/**
 * Records that a student finished a revision that was ended meanwhile, for example by the closing of the session while
 * their tablet was offline. The revision ends at the last answer that counts, or at its start without one
 * [sessions.finished-late].
 */
async function finishLate(trx: Trx, session: JoinedSession, studentId: number): Promise<void> {
  const lastAnswer = lastAnswerIn(trx, session, studentId);
  const { numUpdatedRows } = await trx
    .updateTable('sessions_students')
    .set({ has_finished: true, date_end: sql<string>`coalesce(${lastAnswer}, date_join)` })
    .where('sessions_id', '=', session.id)
    .where('students_id', '=', studentId)
    .where('epoch', 'is not', null)
    .where('status', '=', 'ENDED')
    .where('has_finished', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows) await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
}

/**
 * Ends a student's revision as finished and notifies their followers, unless it has already ended [sessions.end].
 * @param isFinished whether the tablet reports that no card is left, which counts after the closing too
 */
export const endRevision = (db: Db, session: JoinedSession, studentId: number, isFinished = false) =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sessions_students')
      .set({ status: 'ENDED', date_end: sql`now()`, has_finished: true })
      .where('sessions_id', '=', session.id)
      .where('students_id', '=', studentId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (!numUpdatedRows) {
      if (isFinished) await finishLate(trx, session, studentId);
      return;
    }
    await notify(trx, { kind: 'REVISION_ENDED', studentId, sessionId: session.id });
    await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
  });
