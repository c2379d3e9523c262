import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

/** What a side says, its lines told apart: « 32 · Le double du double de 8. »; of a picture, what it shows; else nothing. */
export const wordsOf = (side: CardSide): string => linesOf(side).filter(Boolean).join(' · ') || side.alt || '';
