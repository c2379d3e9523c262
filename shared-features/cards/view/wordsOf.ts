import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

import { textOfSide } from './frontOf.ts';

const between = ' · ';
/** After these a sentence goes on in the next line. */
const continuedLine = /([,;:]) · /g;

/** The text of a side, its lines separated: « 32 · Le double du double de 8. »; what its picture shows; else nothing. */
export const wordsOf = (side: CardSide): string => textOfSide(side, between).replaceAll(continuedLine, '$1 ');
