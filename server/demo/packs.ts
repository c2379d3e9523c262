import type { NumberedCard } from './catalogue.ts';
import type { DemoPack } from './packs.data.ts';

/** The cards that a demo pack holds, in the order of its filters. */
export function cardsOfPack<C extends NumberedCard>(pack: DemoPack, catalogue: C[]): C[] {
  return pack.holds.flatMap(({ subSubject, category, skip = 0, take = Infinity }) =>
    catalogue
      .filter(
        (card) =>
          card.level === pack.level &&
          card.subSubject === subSubject &&
          (!category || (card.category !== undefined && category.includes(card.category))),
      )
      .slice(skip, skip + take),
  );
}
