import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { invalid, refuse, refuseBecause } from '../http/errors.ts';
import { packableCards } from '../visibility/cards.ts';

/** Locks the pack's row, so that changes of its cards run one after the other. */
export const lockPack = (trx: Trx, id: number) =>
  trx.selectFrom('packs').select(['id', 'title']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Error message about the cards at these places of the pack. */
const unusableCardsMessage = (places: number[]): string =>
  places.length > 1
    ? `Les cartes n°\u00a0${places.join(', ')} ne peuvent pas entrer dans ce pack\u00a0: elles ne sont plus publiées, ou ne sont pas partagées. Retirez-les.`
    : `La carte n°\u00a0${places[0]} ne peut pas entrer dans ce pack\u00a0: elle n’est plus publiée, ou n’est pas partagée. Retirez-la.`;

/**
 * Checks that the actor may add the cards to a pack, or that they are already in it. Locks them, so that none becomes a
 * draft meanwhile [packs.cards].
 * @throws 422 naming `cards`; the message gives the places of the refused cards
 */
async function checkCards(trx: Trx, actor: Actor, ids: number[], packId: number): Promise<void> {
  const isInPack = sql<boolean>`
    cards.id in (select packs_cards.cards_id from packs_cards where packs_cards.packs_id = ${packId})
  `;
  // Row-level security treats a lock as a write, which it refuses on cards of other schools.
  const rows = await inEverySchool(() =>
    trx
      .selectFrom('cards')
      .select('cards.id')
      .where('cards.id', 'in', ids)
      .where((eb) => eb.or([isInPack, packableCards(actor)]))
      .forKeyShare()
      .execute(),
  );
  const usable = new Set(rows.map(({ id }) => id));
  const refused = ids.flatMap((id, index) => (usable.has(id) ? [] : [index + 1]));
  if (refused.length) throw invalid({ cards: unusableCardsMessage(refused) });
}

/** Replaces the pack's cards with these, in this order. @throws 422 naming `cards` */
export async function setCards(trx: Trx, actor: Actor, packId: number, ids: number[]): Promise<void> {
  await checkCards(trx, actor, ids, packId);
  await trx.deleteFrom('packs_cards').where('packs_id', '=', packId).execute();
  const rows = ids.map((cards_id, index) => ({ packs_id: packId, cards_id, position: index + 1 }));
  await trx.insertInto('packs_cards').values(rows).execute();
}

/** Ids of the cards of a pack, in order. */
export async function findPackCardIds(trx: Trx, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('packs_cards')
    .select('cards_id')
    .where('packs_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ cards_id }) => cards_id);
}

/** Renumbers the cards of a pack after some were removed. */
export const renumberPackCards = (trx: Trx, id: number) =>
  sql`
    update packs_cards
    set position = ordered.place
    from (
      select cards_id, row_number() over (order by position) as place
      from packs_cards
      where packs_id = ${id}
    ) ordered
    where packs_cards.packs_id = ${id}
      and packs_cards.cards_id = ordered.cards_id
      and packs_cards.position <> ordered.place
  `.execute(trx);

/** Removes a card and renumbers the others. @throws 404 when it is not in the pack, 409 when it is the last one */
export const removePackCard = (db: Db, id: number, cardId: number) =>
  db.transaction().execute(async (trx) => {
    await lockPack(trx, id);
    const cardIds = await findPackCardIds(trx, id);
    if (!cardIds.includes(cardId)) throw refuse('NOT_FOUND');
    if (cardIds.length === 1) throw refuseBecause('PACK_LAST_CARD');
    await trx.deleteFrom('packs_cards').where('packs_id', '=', id).where('cards_id', '=', cardId).execute();
    await renumberPackCards(trx, id);
  });
