import type { Card } from '@memocartes/contract/cards/cards.routes';
import { facesOf } from '@memocartes/shared-features/cards/view';
import { Button } from '@memocartes/shared-ui/button';
import { deckSizesOf, Flashcard } from '@memocartes/shared-ui/flashcard';

import { useTranslation } from 'react-i18next';

import './packs.css';

type Props = {
  readonly cards: readonly Card[];
  /** Takes a card out of the pack, where that may be done. */
  readonly onTake?: (card: Card) => void;
};

/** The cards of a pack in their order; each turns when touched. The last one stays: a pack holds one card at least. */
export function PackCards({ cards, onTake }: Props) {
  const { t } = useTranslation('packs');
  const sizes = deckSizesOf(cards.map(facesOf));
  return (
    <ol className="pack-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <Flashcard {...facesOf(card)} sizes={sizes} mark={card.displayed_id} />
          {onTake && cards.length > 1 && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t('takeCard', { name: card.displayed_id })}
              onClick={() => onTake(card)}
            >
              {t('takeShort')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
