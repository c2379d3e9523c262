import type { HardestCards } from '@memocartes/contract/boxes/boxes.routes';
import { Can } from '@memocartes/shared-shell/session';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { StuckCard } from './StuckCard.tsx';

type Props = { readonly classId: number; readonly days: number; readonly cards: HardestCards['cards'] };

/** Cards shown before one asks for more, so that the students of the class are not far below. */
const nbFirst = 4;

/** The cards in a list; those that are shown and ticked are revised together or printed again. */
export function StuckCards({ classId, days, cards }: Props) {
  const { t } = useTranslation('groupWork');
  const [all, setAll] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const shown = all ? cards : cards.slice(0, nbFirst);
  const chosen = shown.filter(({ card }) => !left.has(card.id)).map(({ card }) => card.id);
  const only = chosen.join(',');
  const toggle = (id: number) =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <>
      <ul className="group-work" aria-label={t('title')}>
        {shown.map((stuck) => (
          <StuckCard
            key={stuck.card.id}
            stuck={stuck}
            isChosen={!left.has(stuck.card.id)}
            onChoose={() => toggle(stuck.card.id)}
          />
        ))}
      </ul>
      <div className="group-work__acts">
        {chosen.length > 0 ? (
          <>
            <LinkButton icon="play" to={`/classes/collective/${classId}?cards=hardest&days=${days}&only=${only}`}>
              {t('together', { count: chosen.length })}
            </LinkButton>
            <Can do="card:print">
              <LinkButton icon="print" to={`/schools/print-cards?cards=${only}`}>
                {t('print', { count: chosen.length })}
              </LinkButton>
            </Can>
          </>
        ) : (
          <p className="group-work__hint">{t('choose')}</p>
        )}
        {shown.length < cards.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('more', { count: cards.length - shown.length })}
          </Button>
        )}
      </div>
    </>
  );
}
