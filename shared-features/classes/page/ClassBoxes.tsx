import type { ClassBoxes as ClassBoxesData } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { TextLink } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { classBoxAddress } from '../cards/index.ts';
import { Moves } from './Moves.tsx';
import './classes.css';

type Props = {
  readonly boxes: ClassBoxesData;
  readonly oneBack: boolean;
  /** Whether the role has the page of a class's sessions. */
  readonly linked: boolean;
};

/** Boxes of the whole class, and the moves of its last revision session, linked to its results [sessions.last]. */
export function ClassBoxes({ boxes, oneBack, linked }: Props) {
  const { t } = useTranslation('classes');
  const dates = useDates();
  const [address] = useSearchParams();
  const { total, class_, last_session: last } = boxes;
  const sessionPage = `/classes/${class_.id}/sessions${last?.status === 'INACTIVE' ? `?session=${last.id}` : ''}`;
  const lastText = last && t('lastMoves', { date: dates.instant(last.date_create) });
  return (
    <Card
      title={t('boxes')}
      actions={
        <span>
          {t('figures', {
            count: total.nb_cards,
            inProgress: total.nb_cards - total.nb_acquired,
            acquired: t('acquired', { count: total.nb_acquired }),
          })}
        </span>
      }
    >
      <Boxes
        label={boxes.class_.name}
        counts={total.boxes}
        due={total.due}
        dueLabel={t('due')}
        toBox={(box) => classBoxAddress(box, address)}
      />
      <p className="classes__last">{t('openHint')}</p>
      {(last || oneBack) && (
        <p className="classes__last">
          {last && (
            <span>
              {linked ? <TextLink to={sessionPage}>{lastText}</TextLink> : lastText} · <Moves moved={last.moved} />
            </span>
          )}
          {oneBack && <span>{t('oneBack')}</span>}
        </p>
      )}
    </Card>
  );
}

export function ClassBoxesSkeleton() {
  return (
    <Loading>
      <Card>
        <Skeleton height={190} />
      </Card>
    </Loading>
  );
}
