import { predictMove } from '@memocartes/contract/learning/scan/predicted-move';
import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';
import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import type { Scan } from '../queue/scans.ts';
import { Moves } from './Moves.tsx';

type Props = {
  readonly scannable: Scannable;
  readonly scans: readonly Scan[];
  readonly onBack: () => void;
  readonly onRecord: () => void;
};

/** How the scanned cards will move, shown before anything is recorded [scanning.review]. */
export function ReviewStep({
  scannable: { cards, one_back, is_practice: isPractice },
  scans,
  onBack,
  onRecord,
}: Props) {
  const { t } = useTranslation('scan');
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const moved = scans.map((scan) => {
    const card = cards.find(({ cards_id }) => cards_id === scan.cards_id);
    return {
      id: scan.client_id,
      name: card ? frontOf(card) : scan.code,
      move: isPractice ? undefined : predictMove(card ?? { box: null, moved_on: null }, { ...scan, one_back }),
    };
  });
  return (
    <>
      <div className="scan__content">
        <p ref={title} tabIndex={-1} className="scan__title">
          {t(isPractice ? 'reviewPractice' : 'reviewTitle', { count: scans.length })}
        </p>
        <Moves cards={moved} isPractice={isPractice} />
      </div>
      <div className="scan__foot">
        <Button icon="arrow-left" onClick={onBack}>
          {t('back')}
        </Button>
        <Button kind="primary" icon="check" onClick={onRecord}>
          {t('record', { count: scans.length })}
        </Button>
      </div>
    </>
  );
}
