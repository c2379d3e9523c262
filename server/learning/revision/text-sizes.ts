import { deckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';

import { cardTextOf } from '../../cards/card-text.ts';
import type { Db } from '../../database/database.ts';

type Sizes = NonNullable<DeviceCard['text_sizes']>;
export type TextSizes = ReadonlyMap<number, Sizes>;

/**
 * All cards of the packs that were given to the class up to this week and contain at least one of `cardIds`. Cards of
 * the latest pack come first.
 */
const findPackCards = (db: Db, classId: number, cardIds: readonly number[]) =>
  db
    .selectFrom('packs_classes')
    .innerJoin('packs_cards', 'packs_cards.packs_id', 'packs_classes.packs_id')
    .innerJoin('cards', 'cards.id', 'packs_cards.cards_id')
    .selectAll('cards')
    .select('packs_classes.packs_id as pack')
    .where('packs_classes.classes_id', '=', classId)
    .where('packs_classes.week', '<=', mondayOf(today()))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('packs_cards as same_pack')
          .select('same_pack.cards_id')
          .whereRef('same_pack.packs_id', '=', 'packs_classes.packs_id')
          .where('same_pack.cards_id', 'in', cardIds),
      ),
    )
    .orderBy('packs_classes.week', 'desc')
    .orderBy('packs_classes.packs_id', 'desc')
    .execute();

/** Text sizes by card id. Cards of a pack share their sizes; a card in several packs takes those of the latest. */
export async function findTextSizes(db: Db, classId: number, cardIds: readonly number[]): Promise<TextSizes> {
  if (cardIds.length === 0) return new Map();
  const rows = await findPackCards(db, classId, cardIds);
  const sizesByCard = new Map<number, Sizes>();
  for (const cards of Map.groupBy(rows, ({ pack }) => pack).values()) {
    if (!cards.some(({ id }) => cardIds.includes(id) && !sizesByCard.has(id))) continue;
    const texts = cards.map(cardTextOf);
    const inFont = (font: 'hand' | 'dyslexia') => deckSizes(texts.map((text) => ({ ...text, font })));
    const sizes = { print: deckSizes(texts), hand: inFont('hand'), dyslexia: inFont('dyslexia') };
    for (const { id } of cards) if (!sizesByCard.has(id)) sizesByCard.set(id, sizes);
  }
  return sizesByCard;
}
