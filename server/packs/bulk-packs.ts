import { maxLength } from '@memocartes/contract/fields/lengths';
import { maxCardsAPack } from '@memocartes/contract/packs/packs';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { EmptiedPacks, FilledPacks, KeptPack, PackTarget, PackUndo } from '../cards/bulk/pack-filler.ts';
import type { Trx } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { ApiError, refuse } from '../http/errors.ts';
import { findPackCardIds, lockPack, renumberPackCards, setCards } from './pack-cards.writes.ts';
import { findPack } from './packs.queries.ts';

const tooMany = (message: string) => new ApiError('PACK_TOO_LARGE', { message, fields: { pack: message } });
const cardCountText = (count: number) => `${count} carte${count > 1 ? 's' : ''}`;
const nbPacksFor = (count: number) => Math.ceil(count / maxCardsAPack);

/** Ids of the assignments of a pack (`packs_classes`). */
async function findAssignmentIds(trx: Trx, packId: number): Promise<number[]> {
  const rows = await trx.selectFrom('packs_classes').select('id').where('packs_id', '=', packId).execute();
  return rows.map(({ id }) => id);
}

/** Appends cards to a pack [packs.max-cards]. @throws 422 PACK_TOO_LARGE with the number of places left */
async function fillPack(trx: Trx, actor: Actor, id: number, ids: readonly number[]): Promise<FilledPacks> {
  const pack = await lockPack(trx, id);
  if (!pack) throw refuse('NOT_FOUND');
  const { title } = pack;
  const before = await findPackCardIds(trx, id);
  const cards = ids.filter((card) => !before.includes(card));
  const placesLeft = maxCardsAPack - before.length;
  if (cards.length > placesLeft) {
    throw tooMany(
      `Un pack contient ${maxCardsAPack} cartes au plus\u00a0: il reste ${placesLeft} place${placesLeft > 1 ? 's' : ''} dans «\u00a0${title}\u00a0» pour ${cardCountText(cards.length)}. ` +
        `Choisissez-en moins, ou répartissez-les dans ${nbPacksFor(cards.length) > 1 ? `${nbPacksFor(cards.length)} nouveaux packs` : 'un nouveau pack'}.`,
    );
  }
  if (cards.length) await setCards(trx, actor, id, [...before, ...cards]);
  const packs = [{ id, title, nb_cards: before.length + cards.length }];
  const assignments = await findAssignmentIds(trx, id);
  return { packs, undo: cards.length ? [{ id, isNew: false, cards, assignments }] : [], added: new Set(cards) };
}

/**
 * Creates as many packs as the cards need, numbered if there are several. @throws 422 PACK_TOO_LARGE for several packs
 * without `split`
 */
async function createPacks(
  trx: Trx,
  actor: Actor,
  { title, icon, split }: Extract<PackTarget, { title: string }>,
  ids: readonly number[],
): Promise<FilledPacks> {
  if (ids.length > maxCardsAPack && !split) {
    throw tooMany(
      `Un pack contient ${maxCardsAPack} cartes au plus\u00a0: répartissez ces ${cardCountText(ids.length)} dans ${nbPacksFor(ids.length)} packs, ou choisissez-en moins.`,
    );
  }
  const count = nbPacksFor(ids.length);
  const values = Array.from({ length: count }, (_none, index) => ({
    title: count > 1 ? `${title.slice(0, maxLength.packTitle - ` (${count})`.length)} (${index + 1})` : title,
    icon,
    authentications_id: actor.id,
    schools_id: actor.schoolId!,
  }));
  if (!count) return { packs: [], undo: [], added: new Set() };
  const created = await trx.insertInto('packs').values(values).returning(['id', 'title']).execute();
  const filled = created.map((pack, index) => ({
    ...pack,
    cards: ids.slice(index * maxCardsAPack, (index + 1) * maxCardsAPack),
  }));
  for (const { id, cards } of filled) await setCards(trx, actor, id, cards);

  return {
    packs: filled.map(({ id, title: name, cards }) => ({ id, title: name, nb_cards: cards.length })),
    undo: filled.map(({ id, cards }) => ({ id, isNew: true, cards })),
    added: new Set(ids),
  };
}

/**
 * Adds published cards to an existing pack or to new ones.
 * @throws 403 or 404 for a pack that the actor may not change, 422 PACK_TOO_LARGE for more cards than fit
 */
export async function fillPacks(
  trx: Trx,
  actor: Actor,
  target: PackTarget,
  ids: readonly number[],
): Promise<FilledPacks> {
  if ('id' in target) {
    authorize(actor, 'pack:edit', await findPack(trx, actor, target.id));
    return fillPack(trx, actor, target.id, ids);
  }
  authorize(actor, 'pack:create', { schoolId: actor.schoolId });
  return createPacks(trx, actor, target, ids);
}

/**
 * Removes cards from the packs they were added to, and deletes new packs.
 * @returns the cards that were removed from a pack, and the packs left unchanged:
 * - packs assigned to a class since then;
 * - new packs with other cards;
 * - existing packs that would be empty
 */
export async function emptyPacks(trx: Trx, packs: readonly PackUndo[]): Promise<EmptiedPacks> {
  const kept: KeptPack[] = [];
  const cardIds = new Set<number>();
  for (const { id, isNew, cards, assignments = [] } of packs) {
    const pack = await trx
      .selectFrom('packs')
      .select(['id', 'title'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!pack) continue;
    const packCardIds = await findPackCardIds(trx, id);
    const isGivenSince = (await findAssignmentIds(trx, id)).some((assignment) => !assignments.includes(assignment));
    const others = packCardIds.filter((card) => !cards.includes(card)).length;
    const keep = (reason: KeptPack['reason']) => kept.push({ id, name: pack.title, reason });
    if (isGivenSince) {
      keep('PACK_GIVEN');
      continue;
    }
    if ((others === 0) !== isNew) {
      keep('PACK_EDITED');
      continue;
    }
    for (const card of packCardIds) if (cards.includes(card)) cardIds.add(card);
    if (isNew) await trx.deleteFrom('packs').where('id', '=', id).execute();
    else {
      await trx.deleteFrom('packs_cards').where('packs_id', '=', id).where('cards_id', 'in', cards).execute();
      await renumberPackCards(trx, id);
    }
  }
  return { kept, cardIds };
}
