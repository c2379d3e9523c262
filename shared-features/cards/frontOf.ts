import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';

/** What a card says on its front, on one line: the name by which people know it. */
export const frontOf = (card: Pick<Card, 'displayed_id' | 'front_side'>): string =>
  linesOf(card.front_side).filter(Boolean).join(' ') || card.front_side.alt || card.displayed_id;
