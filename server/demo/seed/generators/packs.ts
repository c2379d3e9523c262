import type { NumberedCard } from '../../cards/catalogue.ts';
import type { CardFilter, DemoCard, DemoPack } from '../../data/demo.types.ts';

const kindOf = ({ frontPicture, hand, duo }: DemoCard): CardFilter['kind'] =>
  frontPicture ? 'picture' : hand ? 'hand' : duo ? 'duo' : undefined;

const isFact = ({ front }: DemoCard) => /^\d+ × \d+ =/.test(front[0]!);
const { compare } = new Intl.Collator('fr', { numeric: true });

/** Sorts multiplication facts, which the data may list in another order; other cards keep their order. */
const inOrder = <C extends DemoCard>(cards: C[]): C[] =>
  cards.every(isFact) ? cards.toSorted((a, b) => compare(a.front[0]!, b.front[0]!)) : cards;

/** The cards of a demo pack, in the order of the filters of the pack. */
export function cardsOfPack<C extends NumberedCard>(pack: DemoPack, catalogue: C[]): C[] {
  return pack.filters.flatMap(({ subject, kind, category, skip = 0, limit = Infinity }) =>
    inOrder(
      catalogue.filter(
        (card) =>
          card.level === pack.level &&
          card.subject === subject &&
          kindOf(card) === kind &&
          (!category || (card.category !== undefined && category.includes(card.category))),
      ),
    ).slice(skip, skip + limit),
  );
}
