import { defaultDifficultDays } from '@memocartes/contract/learning/boxes/difficult-cards';
import { useViewHardestCardsQuery } from '@memocartes/shared-api/boxes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { SelectField } from '@memocartes/shared-ui/fields';
import { Card } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultCardList } from './DifficultCardList.tsx';

/** Selectable periods, in days. */
const periods = [7, 14, 30] as const;

/**
 * The cards that several students of a class miss, with the names of these students and actions on selected cards
 * [boxes.difficult].
 */
export function DifficultCards({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('difficultCards');
  const [days, setDays] = useState<number>(defaultDifficultDays);
  const query = useViewHardestCardsQuery({ id: classId, days });
  const period = (
    <SelectField
      name="period"
      label={t('period')}
      value={days}
      options={periods.map((count) => ({ value: count, label: t('days', { count }) }))}
      onChange={(chosen) => setDays(chosen ?? defaultDifficultDays)}
    />
  );
  return (
    <Card title={t('title')} actions={period}>
      <Loaded {...query} data={query.currentData} waiting={<Loading lines={4} />}>
        {({ cards }) =>
          cards.length === 0 ? (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          ) : (
            <DifficultCardList key={days} classId={classId} cards={cards} label={t('title')} />
          )
        }
      </Loaded>
    </Card>
  );
}
