import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';

/** What a card says on its front, on one line: the name by which people know it. */
export const frontOf = (card: Card): string =>
  linesOf(card.front_side).filter(Boolean).join(' ') || card.front_side.alt || card.displayed_id;
