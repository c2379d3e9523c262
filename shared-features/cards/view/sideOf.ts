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
  front_side: CardSide;
  back_side: CardSide;
  is_typed: boolean;
  is_lesson: boolean;
  is_handwritten: boolean;
  /** Number of the card; its prefix determines the subject's colour. */
  displayed_id?: string;
};

/** Props of `Flashcard` that depend on the card. */
type Faces = { front: DrawnSide; back: DrawnSide; hand: boolean; colour: string | undefined };

/** Maps both sides of a card of the API to props of `Flashcard`, with their languages for screen readers. */
export const facesOf = (card: TwoSides): Faces => ({
  front: { ...sideOf(card.front_side), lang: languageOf(card.displayed_id ?? '', card.front_side) },
  back: {
    ...sideOf(card.back_side),
    answerLines: answerLinesOf(card),
    lang: languageOf(card.displayed_id ?? '', card.back_side),
  },
  hand: card.is_handwritten,
  colour: card.displayed_id === undefined ? undefined : colourOf(card.displayed_id),
});
