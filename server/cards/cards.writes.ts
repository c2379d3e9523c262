import type { CardType } from '@memocartes/contract/cards/cards';
import type { CardFields, CreateCard } from '@memocartes/contract/cards/cards.routes';
import { cycleOf } from '@memocartes/contract/levels/cycles';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { invalid, refuse, refuseBecause } from '../http/errors.ts';
import { findRequested } from '../http/request-id.ts';
import { checkVersion } from '../http/version.ts';
import { lockInSchool } from '../school-membership/lock-in-school.ts';
import { checkCard, checkOfferCardLimit, checkSharing, checkStatus } from './cards.check.ts';
import { nextNumbers } from './cards.numbers.ts';
import { presentCard } from './cards.present.ts';
import { findCard } from './cards.queries.ts';

/** Type of a card: certified for a superadmin; for a teacher custom, or community if requested. */
export function typeFor(actor: Actor, requestedType: CardType | undefined): CardType {
  if (actor.schoolId === null) return 'CERTIFIED';
  return requestedType === 'COMMUNITY' ? 'COMMUNITY' : 'CUSTOM';
}

/** Inserts a checked card of the actor. @throws 409 LIMIT_CARDS past the offer's number of custom cards */
export async function insertCard(trx: Trx, actor: Actor, body: CreateCard): Promise<{ id: number }> {
  const level = body.level ?? null;
  const [number] = await nextNumbers(trx, body.matter_id, level, 1);
  return trx
    .insertInto('cards')
    .values({
      ...body,
      ...number!,
      cycle: body.cycle ?? (level ? cycleOf(level) : '2'),
      card_type: typeFor(actor, body.card_type),
      authentications_id: actor.id,
      schools_id: actor.schoolId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Creates a card, or returns the card that the same request has created [interface.request-once].
 * @throws 409 LIMIT_CARDS past the offer's number of custom cards, 422 for wrong fields
 */
export function createCard(db: Db, actor: Actor, body: CreateCard) {
  if (body.status === 'ARCHIVED') throw invalid({ status: 'Une carte neuve est un brouillon, ou publiée.' });
  return db.transaction().execute(async (trx) => {
    await lockInSchool(trx, actor);
    const existing = await findRequested(trx, actor, { table: 'cards', id: body.request_id });
    if (existing) return existing;
    checkOfferCardLimit(actor);
    await checkCard(trx, actor, body);
    return insertCard(trx, actor, body);
  });
}

/**
 * Changes a card, keeping its number and all tracking. Only its author can share or unshare it
 * [cards.share] [cards.edit-keeps-progress] [cards.number].
 * @param expected the version that the client edited; unchecked when undefined
 * @throws 404; 409 as in `checkStatus` and `checkSharing`, or VERSION_CHANGED; 422 for wrong fields
 */
export async function updateCard(
  db: Db,
  actor: Actor,
  { id, expected }: { id: number; expected: number | undefined },
  body: Partial<CardFields>,
): Promise<void> {
  const { card_type: requestedType, ...changes } = body;
  // A new level also sets the cycle, unless the request contains a cycle.
  const fields = changes.level && !changes.cycle ? { ...changes, cycle: cycleOf(changes.level) } : changes;
  await db.transaction().execute(async (trx) => {
    // The lock also prevents adding the card to a pack meanwhile.
    const before = await trx.selectFrom('cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!before) throw refuse('NOT_FOUND');
    await checkVersion(expected, before.version, async () => {
      const card = await findCard(trx, actor, id);
      return card && presentCard(card, actor);
    });
    const setsType = before.authentications_id === actor.id && requestedType !== undefined;
    const card_type = setsType ? typeFor(actor, requestedType) : before.card_type;
    await checkStatus(trx, before, body.status ?? before.status);
    await checkSharing(trx, before, card_type);
    await checkCard(trx, actor, { ...before, ...fields }, before);
    await trx
      .updateTable('cards')
      .set({ ...fields, card_type, date_update: sql`now()` })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Deletes a draft. The database refuses to delete a card that a student has revised [cards.learnt-draft].
 * @throws 409 unless the card is a draft that nothing uses
 */
export async function deleteCard(db: Db, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('cards')
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw refuseBecause('CARD_NOT_DRAFT');
}
