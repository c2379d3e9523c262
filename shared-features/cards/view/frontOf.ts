import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';

/** What a side says, and what its picture shows: « Quelle heure est-il ? (Une horloge : …) ». */
export function saidBy(side: CardSide, between: string): string {
  const said = linesOf(side).filter(Boolean).join(between);
  return said && side.image !== null && side.alt ? `${said} (${side.alt})` : said || (side.alt ?? '');
}

/** What a card asks on its front, on one line: the name by which people know it. */
export const frontOf = (card: Pick<Card, 'displayed_id' | 'front_side'>): string =>
  saidBy(card.front_side, ' ') || card.displayed_id;
