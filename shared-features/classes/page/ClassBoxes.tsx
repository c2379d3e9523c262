import type { ClassBoxes as ClassBoxesData } from '@memocartes/contract/learning/boxes/boxes.routes';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { Card } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { classBoxAddress } from '../cards/index.ts';
import { LastSessionMoves } from './LastSessionMoves.tsx';
import './classes.css';

type Props = {
  readonly boxes: ClassBoxesData;
  /** Whether a wrong answer moves a card only one box back. */
  readonly goesOneBack: boolean;
  /** Whether the role has the page of a class's sessions. */
  readonly hasSessionsPage: boolean;
};

/** Boxes of the whole class, and its last revision session. */
export function ClassBoxes({ boxes, goesOneBack, hasSessionsPage }: Props) {
  const { t } = useTranslation('classes');
  const [address] = useSearchParams();
  const { total, class_, last_session: last } = boxes;
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
      {(last || goesOneBack) && (
        <div className="classes__last">
          {last && <LastSessionMoves classId={class_.id} session={last} hasSessionsPage={hasSessionsPage} />}
          {goesOneBack && <span>{t('oneBack')}</span>}
        </div>
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
