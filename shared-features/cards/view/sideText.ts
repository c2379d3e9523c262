import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

import { textOfSide } from './frontOf.ts';

const between = ' · ';
/** Line endings after which the sentence continues on the next line. */
const continuedLine = /([,;:]) · /g;

/**
 * The text of a side and its image's description: « 32 · Le double du double de 8. ». Lines are separated by « · »,
 * except after a comma, semicolon or colon; '' for an empty side.
 */
export const sideText = (side: CardSide): string => textOfSide(side, between).replaceAll(continuedLine, '$1 ');
