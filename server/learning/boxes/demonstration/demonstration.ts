import { randomUUID } from 'node:crypto';

import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Trx } from '../../../database/database.ts';
import { refuse, refuseBecause } from '../../../http/errors.ts';
import { findGivenIds } from '../given-cards/given-cards.queries.ts';
import { beginEpoch } from '../move-cards/epochs.ts';
import type { LockedStudent } from '../move-cards/lock-student.ts';
import { moveCards } from '../move-cards/move-cards.ts';

/** Number of cards that a demonstration places in each of the boxes 1 to 5: 20 in all [boxes.demo]. */
const nbCardsByBox = [6, 5, 4, 3, 2];
const nbDemoCards = 20;

/** Up to 20 published certified cards: those of the student's level first, from each parent subject in turn. */
const findDemoCards = (trx: Trx, studentId: number) =>
  trx
    .selectFrom('cards')
    .select('cards.id')
    .where('cards.card_type', '=', 'CERTIFIED')
    .where('cards.status', '=', 'FINAL')
    .orderBy(
      sql`cards.level is not distinct from (select students.level from students where students.id = ${studentId})`,
      'desc',
    )
    .orderBy(sql`row_number() over (partition by cards.level, cards.matter_id order by cards.id)`)
    .orderBy('cards.id')
    .limit(nbDemoCards)
    .execute();

/**
 * Events that move a card up to its box, one box a week. The last event is 1 to 5 days old, so that some cards are due.
 */
function demoEvents(cards_id: number, index: number) {
  const box =
    1 + nbCardsByBox.findIndex((_count, i) => index < nbCardsByBox.slice(0, i + 1).reduce((sum, count) => sum + count));
  const last = addDays(today(), -(index % 5) - 1);
  return Array.from({ length: box }, (_none, n) => ({
    client_id: randomUUID(),
    kind: 'DEMO' as const,
    cards_id,
    box: n + 1,
    answered_at: `${addDays(last, -7 * (box - 1 - n))}T09:00:00Z`,
  }));
}

const hasCards = async (trx: Trx, { id, epoch }: LockedStudent) =>
  !!(await trx
    .selectFrom('cards_students')
    .select('cards_id')
    .where('students_id', '=', id)
    .where('epoch', '=', epoch)
    .limit(1)
    .executeTakeFirst());

/**
 * Starts the demonstration: up to 20 certified cards spread over the boxes; idempotent [boxes.demo-refused]. Needs the
 * transaction that locked the student.
 * @throws 403 DEMO_REFUSED when the boxes contain a card, even an acquired one; 409 CONFLICT for a student who has left,
 *   or when no certified card is published
 */
export async function activateDemo(trx: Trx, student: LockedStudent, author: number): Promise<void> {
  if (student.isDemo) return;
  if (student.hasLeft) throw refuseBecause('STUDENT_LEFT');
  if (await hasCards(trx, student)) throw refuse('DEMO_REFUSED');
  const cards = await findDemoCards(trx, student.id);
  if (!cards.length) throw refuseBecause('NO_CERTIFIED_CARD');
  const events = cards
    .flatMap(({ id }, index) => demoEvents(id, index))
    .map((event) => ({ ...event, students_id: student.id, authentications_id: author, epoch: student.epoch }));
  await trx.insertInto('cards_events').values(events).execute();
  await trx.updateTable('students').set({ demo_mode: true }).where('id', '=', student.id).execute();
  const ids = cards.map(({ id }) => id);
  await moveCards(trx, student, ids);
}

/** Ends a demonstration and removes its cards from the boxes. */
export const endDemo = beginEpoch;

/**
 * Ends the demonstration of a student whose class has been given cards [boxes.demo-end]. Needs the transaction that
 * locked the student.
 * @returns the student, in a new epoch if a demonstration ended
 */
export async function endDemoForRealCards(trx: Trx, student: LockedStudent): Promise<LockedStudent> {
  if (!student.isDemo || !(await findGivenIds(trx, student)).size) return student;
  return endDemo(trx, student);
}
