import { frontOf } from '@memocartes/shared-features/cards';
import { useViewHardestCardsQuery } from '@memocartes/shared-api/boxes.api';
import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.routes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import './sessions.css';

/** The lines of a side in one. */
const wordsOf = (side: CardSide) => linesOf(side).filter(Boolean).join(' · ');

/** The cards that the class misses most, and the way to go over them together. Nothing before the class has missed any. */
export function HardestCards({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('sessions');
  const cards = useViewHardestCardsQuery({ id: classId }).data?.cards ?? [];
  if (!cards.length) return null;
  const together = (
    <LinkButton size="small" icon="play" to={`/classes/collective/${classId}?cards=hardest`}>
      {t('hardest.together')}
    </LinkButton>
  );
  return (
    <Card title={t('hardest.title')} actions={together}>
      <ol className="session-hardest" aria-label={t('hardest.title')}>
        {cards.map(({ card, nb_right, nb_wrong, nb_students }) => (
          <li key={card.id}>
            <span className="session-hardest__front">{wordsOf(card.front_side) || frontOf(card)}</span>
            <span className="session-hardest__back">{wordsOf(card.back_side) || card.back_side.alt}</span>
            <span className="session-hardest__count">
              {t('hardest.wrong', { count: nb_wrong, all: nb_right + nb_wrong })} ·{' '}
              {t('hardest.pupils', { count: nb_students })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
