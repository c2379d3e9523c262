import type { CardFont } from '@memocartes/contract/cards/layout/measure';
import { type DeckSizes, deckSizes } from '@memocartes/contract/cards/layout/text-sizes';

import { type CardSide, textOf } from './Face.tsx';

type Letters = { readonly hand?: boolean; readonly dyslexia?: boolean };

/** The font that a card's text is set in. */
export const fontOf = ({ hand, dyslexia }: Letters): CardFont => (dyslexia ? 'dyslexia' : hand ? 'hand' : 'text');

/** The prop `sizes` of cards that are shown together: the common text sizes of their fronts and of their backs. */
export const deckSizesOf = (
  cards: readonly (Letters & { readonly front: CardSide; readonly back: CardSide })[],
): DeckSizes =>
  deckSizes(
    cards.map(({ front, back, ...letters }) => ({ front: textOf(front), back: textOf(back), font: fontOf(letters) })),
  );
