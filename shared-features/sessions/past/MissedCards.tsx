import { useListMissedCardsQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { DifficultCardList } from '../../classes/difficult-cards/DifficultCardList.tsx';

/**
 * The cards that students missed in a session, with these students, to revise them together or print them again.
 * Nothing if no card was missed [sessions.missed-cards].
 */
export function MissedCards({ id, classId }: { readonly id: number; readonly classId: number }) {
  const { t } = useTranslation('sessions');
  return (
    <Loaded {...useListMissedCardsQuery({ id })} waiting={null}>
      {({ cards }) =>
        cards.length > 0 && (
          <Card title={t('missed')}>
            <DifficultCardList classId={classId} cards={cards} label={t('missed')} isPast />
          </Card>
        )
      }
    </Loaded>
  );
}
