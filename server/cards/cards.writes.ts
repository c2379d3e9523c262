import type { CardType } from '@memocartes/contract/cards/cards';
import { mayBecome } from '@memocartes/contract/cards/cards';
import type { CardFields, CreateCard } from '@memocartes/contract/cards/cards.routes';
import { cycleOf } from '@memocartes/contract/levels/cycles';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Cards } from '../database/tables/learning.ts';
import { invalid, refuse } from '../http/errors.ts';
import { findRequested } from '../http/request-id.ts';
import { checkVersion } from '../http/version.ts';
import { nextNumbers } from './cards.numbers.ts';
import { presentCard } from './cards.present.ts';
import { findCard } from './cards.queries.ts';
import { checkCard, checkOfferCardLimit } from './cards.rules.ts';

/** Type of a card: certified for a superadmin; for a teacher custom, or community if requested. */
export function typeFor(actor: Actor, requestedType: CardType | undefined): CardType {
  if (actor.schoolId === null) return 'CERTIFIED';
  return requestedType === 'COMMUNITY' ? 'COMMUNITY' : 'CUSTOM';
}

/**
 * Inserts a checked card of the actor. Needs a transaction. @throws 409 LIMIT_CARDS past the offer's number of custom
 * cards
 */
export async function insertCard(trx: Db, actor: Actor, body: CreateCard): Promise<{ id: number }> {
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
    const existing = await findRequested(trx, 'cards', actor, body.request_id);
    if (existing) return existing;
    checkOfferCardLimit(actor);
    await checkCard(trx, actor, body);
    return insertCard(trx, actor, body);
  });
}

/** Query for one pack that contains a card. Run it within `inEverySchool` to search the packs of all schools. */
const findPackOf = (trx: Db, id: number) =>
  trx
    .selectFrom('packs_cards')
    .innerJoin('packs', 'packs.id', 'packs_cards.packs_id')
    .select('packs.id')
    .where('packs_cards.cards_id', '=', id)
    .limit(1);

type Before = Selectable<Cards>;

/**
 * Checks a change of status [cards.status].
 * @throws 409 for a status that can't follow the current one, or if a card of a pack would become a draft
 */
async function checkStatus(trx: Db, { id, status: from }: Before, to: Before['status']): Promise<void> {
  if (!mayBecome(from, to)) throw refuse('CONFLICT', 'Cette carte ne peut pas changer ainsi de statut.');
  if (from === 'FINAL' && to === 'DRAFT' && (await inEverySchool(() => findPackOf(trx, id).executeTakeFirst())))
    throw refuse('STILL_USED', 'Cette carte est dans un pack\u00a0: elle ne peut pas redevenir un brouillon.');
}

/** Query for one student of another school who has the card in their boxes. Run it within `inEverySchool`. */
const findStudentElsewhere = (trx: Db, { id, schools_id }: Before) =>
  trx
    .selectFrom('cards_students')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .select('students.id')
    .where('cards_students.cards_id', '=', id)
    .where(sql<boolean>`students.schools_id is distinct from ${schools_id}`)
    .limit(1);

/**
 * Checks a change of sharing [cards.share].
 * @throws 409 if other people would lose the card: it is in packs of other authors, or in the boxes of another school's
 * students
 */
async function checkSharing(trx: Db, before: Before, to: CardType): Promise<void> {
  const { id, card_type, authentications_id } = before;
  if (card_type !== 'COMMUNITY' || to !== 'CUSTOM') return;
  const ofOthers = sql<boolean>`packs.authentications_id is distinct from ${authentications_id}`;
  if (await inEverySchool(() => findPackOf(trx, id).where(ofOthers).executeTakeFirst()))
    throw refuse(
      'STILL_USED',
      'Des collègues ont mis cette carte dans un pack\u00a0: elle reste partagée. Archivez-la pour ne plus la proposer.',
    );
  if (await inEverySchool(() => findStudentElsewhere(trx, before).executeTakeFirst()))
    throw refuse(
      'STILL_USED',
      'Des élèves d’une autre école apprennent cette carte\u00a0: elle reste partagée. Archivez-la pour ne plus la proposer.',
    );
}

/**
 * Changes a card, keeping its number and all tracking. Only its author can share or unshare it
 * [cards.edit-keeps-progress] [cards.number].
 * @param expected the version that the client edited; unchecked when undefined
 * @throws 404; 409 as in `checkStatus` and `checkSharing`, or VERSION_CHANGED; 422 for wrong fields
 */
export async function updateCard(
  db: Db,
  actor: Actor,
  id: number,
  body: Partial<CardFields>,
  expected?: number,
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
  if (!deleted) throw refuse('CONFLICT', 'Seul un brouillon peut être supprimé\u00a0: archivez cette carte.');
}
