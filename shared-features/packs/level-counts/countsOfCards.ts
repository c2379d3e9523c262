import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { cardsByLevel, type LevelCount } from '@memocartes/contract/levels/cards-by-level';

/** Number of the published cards among `cards` for each level of a class [packs.by-level]. */
export function countsOfCards(cards: readonly Card[], class_: ClassRow): LevelCount[] {
  const published = cards.filter(({ status }) => status === 'FINAL');
  return cardsByLevel(
    published.map(({ level }) => level),
    class_,
  );
}
