import { answerLinesOf, linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.schemas';
import type { CardSide as DrawnSide } from '@memocartes/shared-ui/flashcard';

/** A side of a card as the API gives it, ready to be drawn. */
export const sideOf = (side: CardSide): DrawnSide => ({
  pattern: side.pattern,
  lines: linesOf(side),
  image: side.image === null ? null : `/api/documents/${side.image}`,
  alt: side.alt,
});

type TwoSides = {
  front_side: CardSide;
  back_side: CardSide;
  is_typed: boolean;
  is_lesson: boolean;
  is_handwritten: boolean;
};

/** Both sides of a card as the API gives it, ready to be drawn: what `Flashcard` is given. */
export const facesOf = (card: TwoSides): { front: DrawnSide; back: DrawnSide; hand: boolean } => ({
  front: sideOf(card.front_side),
  back: { ...sideOf(card.back_side), answerLines: answerLinesOf(card) },
  hand: card.is_handwritten,
});
