import { fitSide, type Sizes, smallestOf, type TextSide } from './fit.ts';
import type { CardFont } from './measure.ts';

/** The two sides of a card, and their font. */
export type CardText = { front: TextSide; back: TextSide; font: CardFont };

/** Sizes of each side, in hundredths of a card's width. */
export type DeckSizes = { front: Sizes; back: Sizes };

/** The largest sizes at which every card of a pack fits, used for all its cards. */
export const deckSizes = (cards: readonly CardText[]): DeckSizes => ({
  front: smallestOf(cards.map(({ front, font }) => fitSide({ side: front, font }))),
  back: smallestOf(cards.map(({ front, back, font }) => fitSide({ side: back, font, asked: front }))),
});
