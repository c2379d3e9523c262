import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Button } from '@memocartes/shared-ui/button';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { flashcardOf, frontOf } from '../../../cards/view/index.ts';

type Props = {
  readonly card: Card;
  readonly chosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
};

/** A card that turns on click, with a button to add or remove it. */
export function CardTile({ card, chosen, isFull, onToggle }: Props) {
  const { t } = useTranslation('composer');
  const name = frontOf(card);
  const label = t(chosen ? 'inPackNamed' : 'add', { name });
  return (
    <div className={classes('finder__tile', chosen && 'finder__tile--chosen')}>
      <Flashcard {...flashcardOf(card)} mark={card.displayed_id} />
      <Button
        size="small"
        block
        kind={chosen ? 'primary' : 'secondary'}
        icon={chosen ? 'check' : 'plus'}
        aria-pressed={chosen}
        aria-label={label}
        disabled={isFull && !chosen}
        onClick={onToggle}
      >
        {t(chosen ? 'inPack' : 'addShort')}
      </Button>
    </div>
  );
}
