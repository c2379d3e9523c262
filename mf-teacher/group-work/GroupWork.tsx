import type { HardestCards } from '@memocartes/contract/boxes/boxes.routes';
import { useViewHardestCardsQuery } from '@memocartes/shared-api/boxes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Card } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { StuckCard } from './StuckCard.tsx';
import './group-work.css';

/** Periods that one may ask for, in days. */
const periods = [7, 14, 30] as const;
const usual = 14;

const waiting = (
  <Loading>
    <SkeletonText lines={4} />
  </Loading>
);

/** The cards on which several students of a class stumble, with their names, and what to do about it together. */
export function GroupWork({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('groupWork');
  const [days, setDays] = useState<number>(usual);
  const answer = useViewHardestCardsQuery({ id: classId, days });
  const period = (
    <SelectField
      name="period"
      label={t('period')}
      value={days}
      options={periods.map((count) => ({ value: count, label: t('days', { count }) }))}
      onChange={(chosen) => setDays(chosen ?? usual)}
    />
  );
  return (
    <Card title={t('title')} actions={period}>
      <Loaded {...answer} waiting={waiting}>
        {({ cards }) =>
          cards.length === 0 ? (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          ) : (
            <StuckCards key={days} classId={classId} days={days} cards={cards} />
          )
        }
      </Loaded>
    </Card>
  );
}

type ListProps = { readonly classId: number; readonly days: number; readonly cards: HardestCards['cards'] };

/** The cards in a list; those that are ticked, or all, are revised together or printed again. */
function StuckCards({ classId, days, cards }: ListProps) {
  const { t } = useTranslation('groupWork');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = cards.filter(({ card }) => !left.has(card.id)).map(({ card }) => card.id);
  const toggle = (id: number) =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  const only = chosen.join(',');
  return (
    <>
      <ul className="group-work" aria-label={t('title')}>
        {cards.map((stuck) => (
          <StuckCard
            key={stuck.card.id}
            stuck={stuck}
            isChosen={!left.has(stuck.card.id)}
            onChoose={() => toggle(stuck.card.id)}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <div className="group-work__acts">
          <LinkButton icon="play" to={`/classes/collective/${classId}?cards=hardest&days=${days}&only=${only}`}>
            {t('together', { count: chosen.length })}
          </LinkButton>
          <Can do="card:print">
            <LinkButton icon="print" to={`/schools/print-cards?cards=${only}`}>
              {t('print', { count: chosen.length })}
            </LinkButton>
          </Can>
        </div>
      ) : (
        <p className="group-work__hint">{t('choose')}</p>
      )}
    </>
  );
}
