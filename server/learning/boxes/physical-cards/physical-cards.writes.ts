import { randomUUID } from 'node:crypto';

import type { Placements } from '@memocartes/contract/learning/boxes/tracking.routes';

import type { Trx } from '../../../database/database.ts';
import { invalid, refuse } from '../../../http/errors.ts';
import { endDemo } from '../demonstration/demonstration.ts';
import { findGivenIds, findTrackedIds } from '../given-cards/given-cards.queries.ts';
import type { LockedStudent } from '../move-cards/lock-student.ts';
import { moveCards } from '../move-cards/move-cards.ts';
import { findMoves } from '../move-cards/moves.queries.ts';

type Placement = Placements['placements'][number];

/**
 * Checks that a student has physical cards: only boxes of physical cards are recorded by hand [boxes.physical-only].
 * @throws 409 NOT_PHYGITAL
 */
export function checkPhysicalCards({ is_phygital }: { is_phygital: boolean }): void {
  if (!is_phygital) throw refuse('NOT_PHYGITAL');
}

/** Stores placements, once each, and recomputes the boxes. */
async function append(
  trx: Trx,
  student: LockedStudent,
  { author, kind, placed }: { author: number; kind: 'PLACE' | 'DEMO'; placed: Placement[] },
) {
  const events = placed.map((placement) => ({
    ...placement,
    kind,
    students_id: student.id,
    authentications_id: author,
    epoch: student.epoch,
    answered_at: new Date().toISOString(),
  }));
  await trx
    .insertInto('cards_events')
    .values(events)
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
  await moveCards(trx, student, [...new Set(placed.map(({ cards_id }) => cards_id))]);
}

/**
 * Records the boxes of physical cards. The first real card ends a demonstration; placements of demonstration cards are
 * then ignored. Needs the transaction that locked the student [boxes.physical] [boxes.demo-end].
 * @throws 422 for a card that is neither in the student's boxes nor in a pack given to their class
 */
export async function placeCards(trx: Trx, locked: LockedStudent, author: number, placed: Placement[]) {
  const givenIds = await findGivenIds(trx, locked);
  const isReal = placed.some(({ cards_id }) => givenIds.has(cards_id));
  const tracked = await findTrackedIds(trx, locked);
  const unknownIndex = placed.findIndex(({ cards_id }) => !givenIds.has(cards_id) && !tracked.has(cards_id));
  if (unknownIndex >= 0) {
    throw invalid({ [`placements.${unknownIndex}.cards_id`]: 'Cette carte n’est pas parmi celles de l’élève.' });
  }
  const endsDemo = locked.isDemo && isReal;
  const student = endsDemo ? await endDemo(trx, locked) : locked;
  const kept = endsDemo ? placed.filter(({ cards_id }) => givenIds.has(cards_id)) : placed;
  await append(trx, student, { author, kind: student.isDemo ? 'DEMO' : 'PLACE', placed: kept });

  return findMoves(
    trx,
    student.id,
    kept.map(({ cards_id }) => cards_id),
  );
}

/**
 * Places in box 1 every card given so far that is in no box yet [boxes.start]. If any card was given, a demonstration
 * ends. Needs the transaction that locked the student.
 * @returns the number of cards placed
 */
export async function initCards(trx: Trx, locked: LockedStudent, author: number): Promise<number> {
  const givenIds = await findGivenIds(trx, locked);
  if (!givenIds.size) return 0;
  const student = locked.isDemo ? await endDemo(trx, locked) : locked;
  const tracked = await findTrackedIds(trx, student);
  const waiting = [...givenIds].filter((id) => !tracked.has(id));
  const placed = waiting.map((cards_id) => ({ cards_id, box: 1, client_id: randomUUID() }));
  if (placed.length) await append(trx, student, { author, kind: 'PLACE', placed });
  return placed.length;
}
