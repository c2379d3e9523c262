import { fitSide, type Sizes, smallestOf, type TextSide } from './fit.ts';
import { type CardFont, minReadableSize } from './measure.ts';

/** The two sides of a card, and their font. */
export type CardText = { front: TextSide; back: TextSide; font: CardFont };

/** Sizes of each side, in hundredths of a card's width. */
export type DeckSizes = { front: Sizes; back: Sizes };

const readable = (sizes: Sizes, font: CardFont): Sizes => ({
  ...sizes,
  main: Math.max(sizes.main, minReadableSize[font]),
});

/**
 * The largest sizes at which every card of a pack fits, used for all its cards. A card that fits only at less than
 * `minReadableSize` is smaller than the others [cards.text-size].
 */
export const deckSizes = (cards: readonly CardText[]): DeckSizes => ({
  front: smallestOf(cards.map(({ front, font }) => readable(fitSide({ side: front, font }), font))),
  back: smallestOf(cards.map(({ front, back, font }) => readable(fitSide({ side: back, font, asked: front }), font))),
});
