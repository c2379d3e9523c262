import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card, CardSide } from '@memocartes/contract/cards/cards.routes';

/** The text of a side and its image's description: « Quelle heure est-il ? (Une horloge : …) ». */
export function textOfSide(side: CardSide, between: string): string {
  const text = linesOf(side).filter(Boolean).join(between);
  return text && side.image !== null && side.alt ? `${text} (${side.alt})` : text || (side.alt ?? '');
}

/** A card's question on one line, used as its name; its number if the front has no text. */
export const frontOf = (card: Pick<Card, 'displayed_id' | 'front_side'>): string =>
  textOfSide(card.front_side, ' ') || card.displayed_id;
