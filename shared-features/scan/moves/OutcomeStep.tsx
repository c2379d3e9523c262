import type { Scannable, ScanResult } from '@memocartes/contract/learning/scan/scan.routes';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { ErrorState } from '@memocartes/shared-ui/states';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import type { ScanQueue } from '../queue/useScanQueue.ts';
import { Moves } from './Moves.tsx';

type Props = {
  readonly student: Student;
  readonly scannable: Scannable;
  readonly queue: ScanQueue;
  readonly onContinue: () => void;
  readonly onClose: () => void;
};

/** Results of the scans: sent, waiting for the network, or refused [scanning.review] [scanning.offline]. */
export function OutcomeStep({
  student,
  scannable: { cards, is_practice: isPractice },
  queue,
  onContinue,
  onClose,
}: Props) {
  const { t } = useTranslation('scan');
  const failure = useFailure();
  const { scans, waiting, sending, results = [], refusal, send } = queue;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);

  const nameOf = ({ cards_id }: ScanResult) => {
    const card = cards.find((item) => item.cards_id === cards_id);
    return card ? frontOf(card) : t('unknownCard');
  };

  const recorded = results.filter(({ status }) => status === 'RECORDED');
  const others = results.filter(({ status }) => status !== 'RECORDED');

  const deleteWaiting = () => {
    scans.remove(waiting.map(({ client_id }) => client_id));
    onContinue();
  };

  const count = waiting.length;

  return (
    <>
      <div className="scan__content">
        <p ref={title} tabIndex={-1} role="status" className="scan__title">
          {count === 0
            ? t(isPractice ? 'recordedPractice' : 'recorded', { count: recorded.length })
            : sending
              ? t('sending')
              : t('notSent', { count })}
        </p>
        {count > 0 && !sending && !refusal && (
          <Banner icon="wifi-off" action={<Button onClick={() => void send()}>{t('retry')}</Button>}>
            {t('waiting', { count })}
          </Banner>
        )}
        {Boolean(refusal) && (
          <>
            <ErrorState message={failure.text(refusal)} onRetry={() => void send()} />
            <Button kind="danger-quiet" icon="trash" onClick={deleteWaiting}>
              {t('forget', { count })}
            </Button>
          </>
        )}
        <Moves
          past
          isPractice={isPractice}
          cards={recorded.map((result) => ({
            id: result.client_id,
            name: nameOf(result),
            move:
              result.from_box !== null && result.to_box !== null
                ? { from: result.from_box, to: result.to_box }
                : undefined,
          }))}
        />
        {others.length > 0 && (
          <ul className="scan__refused">
            {others.map((result) => (
              <li key={result.client_id}>
                {t(`status.${result.status}`, { card: nameOf(result), name: personName(student) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="scan__foot">
        <Button icon="qr" onClick={onContinue}>
          {t('more')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </>
  );
}
