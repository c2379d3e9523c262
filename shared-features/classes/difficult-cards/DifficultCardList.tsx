import type { HardestCards } from '@memocartes/contract/learning/boxes/boxes.routes';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CollectiveRevisionLink } from '../../collective-revision/CollectiveRevisionLink.tsx';
import { PrintForStudents } from '../cards/index.ts';
import { DifficultCard } from './DifficultCard.tsx';

type Props = { readonly classId: number; readonly cards: HardestCards['cards'] };

/** Cards shown at first, so that the class's students stay near the top. */
const nbFirst = 4;

/** The list of cards; selected ones can be revised together or printed again. */
export function DifficultCardList({ classId, cards }: Props) {
  const { t } = useTranslation('difficultCards');
  const [all, setAll] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const listedCards = all ? cards : cards.slice(0, nbFirst);
  const chosen = listedCards.filter(({ card }) => !left.has(card.id));
  const toggle = (id: number) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((item) => item !== id)) : new Set([...before, id]),
    );
  return (
    <>
      <ul className="difficult-cards" aria-label={t('title')}>
        {listedCards.map((stuck) => (
          <DifficultCard
            key={stuck.card.id}
            stuck={stuck}
            isChosen={!left.has(stuck.card.id)}
            onChoose={() => toggle(stuck.card.id)}
          />
        ))}
      </ul>
      <div className="difficult-cards__acts">
        {chosen.length > 0 ? (
          <>
            <CollectiveRevisionLink classId={classId} cards={chosen.map(({ card }) => card.id)} />
            <PrintForStudents cards={chosen} />
          </>
        ) : (
          <p className="difficult-cards__hint">{t('choose')}</p>
        )}
        {listedCards.length < cards.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('more', { count: cards.length - listedCards.length })}
          </Button>
        )}
      </div>
    </>
  );
}
