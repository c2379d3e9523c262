import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.schemas';
import type { CardSide as DrawnSide } from '@memocartes/shared-ui/flashcard';

/** A side of a card as the API gives it, ready to be drawn. */
export const sideOf = (side: CardSide): DrawnSide => ({
  pattern: side.pattern,
  lines: linesOf(side),
  image: side.image === null ? null : `/api/documents/${side.image}`,
  alt: side.alt,
});
