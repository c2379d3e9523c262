import { answerLinesOf, linesOf } from '@memocartes/contract/cards/cards';
import type { CardText } from '@memocartes/contract/cards/layout/text-sizes';

import { presentBack, presentFront } from './cards.present.ts';

type Row = Parameters<typeof presentFront>[0] &
  Parameters<typeof presentBack>[0] & { is_typed: boolean; is_lesson: boolean; is_handwritten: boolean };

/** A card's text, as input to the layout of its sides. */
export function cardTextOf(row: Row): CardText {
  const front = presentFront(row);
  const back = presentBack(row);
  return {
    front: { pattern: front.pattern, lines: linesOf(front) },
    back: { pattern: back.pattern, lines: linesOf(back), answerLines: answerLinesOf(row) },
    font: row.is_handwritten ? 'hand' : 'text',
  };
}
