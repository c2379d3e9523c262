import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';

/** Lines of a side, joined by `between`, and description of its image: « Quelle heure est-il ? (Une horloge.) ». */
export function textOfSide(side: CardSide, between: string): string {
  const text = linesOf(side).filter(Boolean).join(between);
  return text && side.image !== null && side.alt ? `${text} (${side.alt})` : text || (side.alt ?? '');
}

/** The front of a card on one line, used as the card's name. The card's number if that text is empty. */
export const frontOf = (card: Pick<Card, 'displayed_id' | 'front_side'>): string =>
  textOfSide(card.front_side, ' ') || card.displayed_id;
