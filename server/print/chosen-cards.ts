import { isOfLevel, type Level } from '@memocartes/contract/levels/levels';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { maxPrintedCards } from '@memocartes/contract/print/print';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { invalid } from '../http/errors.ts';
import { readableCards } from '../visibility/cards.ts';

type Chosen = {
  packs: readonly number[];
  cards: readonly number[];
  copies?: readonly { cards_id: number; count: number }[];
  /** Level of the cards from packs; by default all levels. */
  level?: Level;
};

/**
 * Cards of packs of the actor's school: packs in the order requested, cards in the pack's order. With `level`, only
 * cards of this level and without level [printing.level].
 */
async function cardsOfPacks(db: Db, actor: Actor, ids: readonly number[], level?: Level): Promise<number[][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('packs')
    .leftJoin('packs_cards', 'packs_cards.packs_id', 'packs.id')
    .leftJoin('cards', 'cards.id', 'packs_cards.cards_id')
    .select(['packs.id', 'packs_cards.cards_id', 'cards.level'])
    .where('packs.id', 'in', ids)
    .where('packs.schools_id', '=', actor.schoolId)
    .orderBy(sql`array_position(${sql.val([...ids])}::int[], packs.id)`)
    .orderBy('packs_cards.position')
    .execute();
  if (new Set(rows.map(({ id }) => id)).size < new Set(ids).size) {
    throw invalid({ packs: 'Un des packs n’existe plus.' });
  }
  const packs = [...Map.groupBy(rows, ({ id }) => id).values()];
  return packs.map((cards) => cards.filter((card) => isOfLevel(card, level)).flatMap(({ cards_id }) => cards_id ?? []));
}

async function checkCards(db: Db, actor: Actor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const visible = await db
    .selectFrom('cards')
    .select('cards.id')
    .where('cards.id', 'in', ids)
    .where(readableCards(actor))
    .execute();
  if (visible.length < new Set(ids).size) {
    throw invalid({ cards: 'Une des cartes n’est pas publiée ou n’existe plus.' });
  }
}

/** `packs`: number of cards from each pack, in order; the remaining cards are single cards. */
export type ChosenCards = { cards: number[]; packs: number[] };

/**
 * The cards to print in order: those of the packs, each once, then single cards in the requested number of copies
 * [printing.copies].
 * @throws 422 for cards that the actor may not read, packs of another school, or too many cards
 */
export async function chosenCards(
  db: Db,
  actor: Actor,
  { packs, cards, copies = [], level }: Chosen,
): Promise<ChosenCards> {
  await checkCards(db, actor, cards);
  const chosen = new Set<number>();
  const countsByPack = (await cardsOfPacks(db, actor, packs, level)).map((ids) => {
    const sizeBefore = chosen.size;
    for (const id of ids) chosen.add(id);
    return chosen.size - sizeBefore;
  });
  const counts = new Map(copies.map(({ cards_id, count }) => [cards_id, count]));
  const single = [...new Set(cards)].filter((id) => !chosen.has(id));
  const printedCards = [...chosen, ...single.flatMap((id) => Array.from({ length: counts.get(id) ?? 1 }, () => id))];
  if (printedCards.length > maxPrintedCards) throw invalid({ cards: `${maxPrintedCards} cartes au plus.` });
  return { cards: printedCards, packs: countsByPack };
}
