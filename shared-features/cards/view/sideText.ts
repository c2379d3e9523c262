import type { CardSide } from '@memocartes/contract/cards/cards.schemas';

import { textOfSide } from './frontOf.ts';

/** Line endings after which the sentence continues on the next line. */
const continuedLine = /([,;:])\n/g;

/**
 * The text of a side and its image's description, with a line break between lines, except after a comma, semicolon or
 * colon; '' for an empty side. Shown with `white-space: pre-line`.
 */
export const sideText = (side: CardSide): string => textOfSide(side, '\n').replaceAll(continuedLine, '$1 ');
