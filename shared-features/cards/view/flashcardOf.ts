import { answerLinesOf, linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.schemas';
import { colourOf } from '@memocartes/contract/cards/subject-colours';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { CardSide as DrawnSide } from '@memocartes/shared-ui/flashcard';

import { languageOf } from './languageOf.ts';

/** Maps a card side of the API to the props of the component that draws it. */
const sideOf = (side: CardSide): DrawnSide => ({
  pattern: side.pattern,
  lines: linesOf(side),
  image: documentUrl(side.image),
  alt: side.alt,
});

type TwoSides = {
  readonly front_side: CardSide;
  readonly back_side: CardSide;
  readonly is_typed: boolean;
  readonly is_lesson: boolean;
  readonly is_handwritten: boolean;
  /** Number of the card; its prefix determines the subject's colour. */
  readonly displayed_id?: string;
};

/** Props of `Flashcard` that depend on the card. */
type CardContent = {
  readonly front: DrawnSide;
  readonly back: DrawnSide;
  readonly hand: boolean;
  readonly colour: string | undefined;
};

/** Maps both sides of a card of the API to props of `Flashcard`, with their languages for screen readers. */
export const flashcardOf = (card: TwoSides): CardContent => ({
  front: { ...sideOf(card.front_side), lang: languageOf(card.displayed_id ?? '', card.front_side) },
  back: {
    ...sideOf(card.back_side),
    answerLines: answerLinesOf(card),
    lang: languageOf(card.displayed_id ?? '', card.back_side),
  },
  hand: card.is_handwritten,
  colour: card.displayed_id === undefined ? undefined : colourOf(card.displayed_id),
});
