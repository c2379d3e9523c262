import type { MissedCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CollectiveRevisionLink } from '../../collective-revision/CollectiveRevisionLink.tsx';
import { PrintForStudents } from '../cards/index.ts';
import { DifficultCard } from './DifficultCard.tsx';
import './difficult-cards.css';

type Props = {
  readonly classId: number;
  readonly cards: readonly MissedCard[];
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Whether the cards were missed in a past session; the students may have learnt them since. */
  readonly isPast?: boolean;
};

/** Number of cards shown at first, so that the table of students below them stays near the top of the page. */
const nbFirst = 4;

/** Cards that students missed, selected by default. The selected cards can be revised together or printed again. */
export function DifficultCardList({ classId, cards, label, isPast = false }: Props) {
  const { t } = useTranslation('difficultCards');
  const [showsAll, setShowsAll] = useState(false);
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set());
  const listedCards = showsAll ? cards : cards.slice(0, nbFirst);
  const chosen = listedCards.filter(({ card }) => !deselected.has(card.id));

  const toggle = (id: number) =>
    setDeselected((before) =>
      before.has(id) ? new Set([...before].filter((item) => item !== id)) : new Set([...before, id]),
    );

  return (
    <>
      <ul className="difficult-cards" aria-label={label}>
        {listedCards.map((item) => (
          <DifficultCard
            key={item.card.id}
            difficultCard={item}
            isPast={isPast}
            isChosen={!deselected.has(item.card.id)}
            onChoose={() => toggle(item.card.id)}
          />
        ))}
      </ul>
      <div className="difficult-cards__actions">
        {chosen.length > 0 ? (
          <>
            <CollectiveRevisionLink classId={classId} cards={chosen.map(({ card }) => card.id)} />
            <PrintForStudents cards={chosen} />
          </>
        ) : (
          <p className="difficult-cards__hint">{t('choose')}</p>
        )}
        {listedCards.length < cards.length && (
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            {t('more', { count: cards.length - listedCards.length })}
          </Button>
        )}
      </div>
    </>
  );
}
