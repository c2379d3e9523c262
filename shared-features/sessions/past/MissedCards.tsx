import type { Level } from '@memocartes/contract/levels/levels';
import { useListMissedCardsQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { DifficultCardList } from '../../classes/difficult-cards/DifficultCardList.tsx';

type Props = {
  readonly id: number;
  readonly classId: number;
  /** Only cards that students of this level missed. */
  readonly level?: Level;
};

/**
 * The cards that students missed in a session, with these students, to revise them together or print them again.
 * Renders nothing if no card was missed [sessions.missed-cards].
 */
export function MissedCards({ id, classId, level }: Props) {
  const { t } = useTranslation('sessions');
  const missed = useListMissedCardsQuery({ id, level });
  return (
    <Loaded {...missed} data={missed.currentData} waiting={null}>
      {({ cards }) =>
        cards.length > 0 && (
          <Card title={t('missed')}>
            <DifficultCardList key={level} classId={classId} cards={cards} label={t('missed')} isPast />
          </Card>
        )
      }
    </Loaded>
  );
}
