import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Button } from '@memocartes/shared-ui/button';
import { deckSizesOf, Flashcard } from '@memocartes/shared-ui/flashcard';
import { useTranslation } from 'react-i18next';

import { flashcardOf } from '../../cards/view/index.ts';
import { ArchivedTag } from './ArchivedTag.tsx';
import './packs.css';

type Props = {
  readonly cards: readonly Card[];
  /** Removes a card from the pack; undefined if not allowed. */
  readonly onRemove?: (card: Card) => void;
};

/**
 * The pack's cards in order; each turns on click. Archived cards are marked [packs.archived]. The only card of a pack
 * can't be removed.
 */
export function PackCards({ cards, onRemove }: Props) {
  const { t } = useTranslation('packs');
  const sizes = deckSizesOf(cards.map(flashcardOf));
  const nbArchived = cards.filter(({ status }) => status === 'ARCHIVED').length;
  return (
    <>
      {nbArchived > 0 && <p className="packs-hint">{t('archivedHint', { count: nbArchived })}</p>}
      <ol className="pack-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <Flashcard {...flashcardOf(card)} sizes={sizes} mark={card.displayed_id} />
            <ArchivedTag card={card} />
            {onRemove && cards.length > 1 && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t('takeCard', { name: card.displayed_id })}
                onClick={() => onRemove(card)}
              >
                {t('takeShort')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
