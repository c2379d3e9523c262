import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { cardsByLevel, type LevelCount } from '@memocartes/contract/levels/cards-by-level';
import type { Level } from '@memocartes/contract/levels/levels';

/** Levels of the published cards among `cards`, one for each card. */
export const publishedLevels = (cards: readonly Card[]): (Level | null)[] =>
  cards.filter(({ status }) => status === 'FINAL').map(({ level }) => level);

/** Number of the published cards among `cards` for each level of a class [packs.by-level]. */
export const countsOfCards = (cards: readonly Card[], class_: ClassRow): LevelCount[] =>
  cardsByLevel(publishedLevels(cards), class_);
