import { sql } from 'kysely';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { lockStudent, replayCards } from '../replay/replay.ts';
import type { Db } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { publishSessionEvent } from '../live/session-events.ts';
import { endDemoForRealCards } from '../tracking/demo.ts';
import type { Entered } from '../../devices/join/device.queries.ts';
import { findMoves } from '../replay/moves.queries.ts';
import { chooseCards } from './revision.queries.ts';

/** An answer's time is at most this long after the session's end. */
const gracePeriodMs = 3_600_000;
/** Timestamps before 2000 are invalid. */
const oldestTime = Date.UTC(2000, 0, 1);

/** The session if it is open, locked: closing it waits until this transaction ends, and the reverse. */
const isOpen = (trx: Db, id: number) =>
  trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forShare()
    .executeTakeFirst();

/**
 * Starts or resumes a student's revision.
 * @throws 409 SESSION_CLOSED, 404 for a student who is not of the class
 */
export const startRevision = (db: Db, device: Actor, session: Entered, studentId: number) =>
  db.transaction().execute(async (trx) => {
    if (!(await isOpen(trx, session.id))) throw refuse('SESSION_CLOSED');
    const locked = await lockStudent(trx, studentId);
    if (locked?.classId !== session.classes_id) throw refuse('NOT_FOUND');
    const student = await endDemoForRealCards(trx, locked);
    const joined = { status: 'ACTIVE' as const, devices_id: device.id, epoch: student.epoch };
    await trx
      .insertInto('sessions_students')
      .values({ ...joined, sessions_id: session.id, students_id: studentId, date_join: sql`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['sessions_id', 'students_id'])
          .doUpdateSet({ ...joined, date_join: sql`coalesce(sessions_students.date_join, now())`, date_end: null }),
      )
      .execute();
    await publishSessionEvent(trx, { ...session, kind: 'PUPILS' });
    return chooseCards(trx, student, session, today());
  });

/** A student who began in this session, or undefined. */
export const findStarted = (db: Db, session: Entered, studentId: number) =>
  db
    .selectFrom('sessions_students as p')
    .innerJoin('students as s', 's.id', 'p.students_id')
    .select(['s.id', 's.firstname', 'p.epoch'])
    .where('p.sessions_id', '=', session.id)
    .where('p.students_id', '=', studentId)
    .where('p.epoch', 'is not', null)
    .executeTakeFirst();

/**
 * Moves the time of an answer into its session, as a tablet's clock may be wrong. The original time is stored as `told_at`, by which the
 * answers of a day are ordered.
 */
function withinSession(deviceTime: string, { date_create, end_time }: Entered) {
  const time = Math.max(Date.parse(deviceTime), oldestTime);
  const kept = Math.min(Math.max(time, Date.parse(date_create)), Date.parse(end_time) + gracePeriodMs);
  return { answered_at: new Date(kept).toISOString(), told_at: kept === time ? null : new Date(time).toISOString() };
}

/** Cards that this school may use; answers to other cards are ignored. */
async function findUsableCardIds(trx: Db, session: Entered, ids: number[]): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('cards')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'DRAFT')
    .where((eb) => eb.or([eb('card_type', '<>', 'CUSTOM'), eb('schools_id', '=', session.schools_id)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** `client_id`s of undos whose answer exists but belongs to another student, session or card. */
async function findForeignUndos(trx: Db, session: Entered, studentId: number, answers: DeviceAnswer[]) {
  const undos = answers.flatMap(({ undoes, ...undo }) => (undoes ? [{ ...undo, undoes: undoes.toLowerCase() }] : []));
  if (!undos.length) return new Set<string>();
  const rows = await trx
    .selectFrom('cards_events')
    .select(['client_id', 'students_id', 'sessions_id', 'cards_id', 'kind'])
    .where(
      'client_id',
      'in',
      undos.map(({ undoes }) => undoes),
    )
    .execute();
  const existing = new Map(rows.map((row) => [row.client_id, row]));
  const isForeign = ({ undoes, cards_id }: (typeof undos)[number]) => {
    const answer = existing.get(undoes);
    if (!answer) return false;
    const isOwn = answer.students_id === studentId && answer.sessions_id === session.id;
    return !isOwn || answer.cards_id !== cards_id || answer.kind !== 'ANSWER';
  };
  return new Set(undos.filter(isForeign).map(({ client_id }) => client_id));
}

/** Marks undone answers, whether the answer or its undo arrived first. */
const markUndone = (trx: Db, studentId: number, cards: number[]) =>
  sql`
    update cards_events a set is_undone = true from cards_events u
    where a.students_id = ${studentId} and a.cards_id = any(${cards}::int[]) and a.kind = 'ANSWER' and not a.is_undone
      and u.students_id = a.students_id and u.cards_id = a.cards_id and u.kind = 'UNDO' and u.undoes = a.client_id
  `.execute(trx);

/**
 * Stores answers and recomputes the boxes in one transaction on the student's locked row; an answer sent twice counts once. Answers
 * that arrive after closing, or after the student changed class, are kept for the session they were given in.
 * @throws 404 for a student who never began in this session
 */
export const recordAnswers = (db: Db, session: Entered, studentId: number, answers: DeviceAnswer[]) =>
  db.transaction().execute(async (trx) => {
    const student = await lockStudent(trx, studentId);
    const started = await findStarted(trx, session, studentId);
    if (!student || !started || started.epoch === null) throw refuse('NOT_FOUND');
    const usable = await findUsableCardIds(trx, session, [...new Set(answers.map(({ cards_id }) => cards_id))]);
    const foreign = await findForeignUndos(trx, session, studentId, answers);
    const events = answers
      .filter(({ cards_id, client_id }) => usable.has(cards_id) && !foreign.has(client_id))
      .map(({ answered_at, undoes = null, is_right = null, ...answer }) => ({
        ...answer,
        undoes,
        is_right,
        students_id: studentId,
        sessions_id: session.id,
        epoch: started.epoch!,
        kind: undoes ? ('UNDO' as const) : ('ANSWER' as const),
        one_back: student.oneBack,
        ...withinSession(answered_at, session),
      }));
    if (!events.length) return [];
    const added = await trx
      .insertInto('cards_events')
      .values(events)
      .onConflict((conflict) => conflict.column('client_id').doNothing())
      .returning('kind')
      .execute();
    const changedCards = [...new Set(events.map(({ cards_id }) => cards_id))];
    await markUndone(trx, studentId, changedCards);
    // An undo sent again must not resume a revision that has ended since.
    if (added.some(({ kind }) => kind === 'UNDO')) await resumeRevision(trx, session, studentId);
    await publishSessionEvent(trx, { ...session, kind: 'ANSWERS' });
    await replayCards(trx, student, changedCards, started.epoch);
    if (started.epoch !== student.epoch) return [];
    return findMoves(trx, studentId, changedCards);
  });

/** Undoing the answer that ended a revision resumes it, unless the session was closed. */
async function resumeRevision(trx: Db, session: Entered, studentId: number): Promise<void> {
  if (!(await isOpen(trx, session.id))) return;
  const { numUpdatedRows } = await trx
    .updateTable('sessions_students')
    .set({ status: 'ACTIVE', date_end: null })
    .where('sessions_id', '=', session.id)
    .where('students_id', '=', studentId)
    .where('status', '=', 'ENDED')
    .executeTakeFirst();
  if (numUpdatedRows) await publishSessionEvent(trx, { ...session, kind: 'PUPILS' });
}

/** Ends a student's revision, unless closing the session has ended it already. */
export const endRevision = (db: Db, session: Entered, studentId: number) =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sessions_students')
      .set({ status: 'ENDED', date_end: sql`now()` })
      .where('sessions_id', '=', session.id)
      .where('students_id', '=', studentId)
      .where('status', '=', 'ACTIVE')
      .execute();
    await publishSessionEvent(trx, { ...session, kind: 'PUPILS' });
  });
