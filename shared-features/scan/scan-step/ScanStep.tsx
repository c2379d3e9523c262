import { codeOfQr, codeOfTyped } from '@memocartes/contract/learning/scan/card-code';
import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';
import type { Student } from '@memocartes/contract/students/students.routes';
import { serverNow } from '@memocartes/shared-api/base';
import { useOnline } from '@memocartes/shared-shell/online';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Camera } from '../camera/Camera.tsx';
import type { ReadCodes } from '../camera/readCodes.ts';
import { type Feedback, giveFeedback } from '../feedback/feedback.ts';
import { SoundToggle } from '../feedback/SoundToggle.tsx';
import type { Scans } from '../queue/scans.ts';
import { checkCode, type Verdict } from './checkCode.ts';
import { LastRead, type Read } from './LastRead.tsx';
import { PileChoice } from './PileChoice.tsx';
import { Piles } from './Piles.tsx';
import { TypedCode } from './TypedCode.tsx';
import { useScanKeys } from './useScanKeys.ts';

type Props = {
  readonly student: Student;
  readonly scannable: Scannable;
  readonly scans: Scans;
  readonly reader: ReadCodes;
  readonly onReview: () => void;
};

const feedbackOf = ({ kind }: Verdict, isRight: boolean): Feedback => {
  if (kind === 'added' || kind === 'moved') return isRight ? 'known' : 'unknown';
  return kind === 'again' || kind === 'waiting' ? 'again' : 'refused';
};

/** Scans cards into the selected pile. Nothing is recorded before the user confirms the review [scanning.review]. */
export function ScanStep({ student, scannable, scans, reader, onReview }: Props) {
  const { t } = useTranslation('scan');
  const isOnline = useOnline();
  const storedScans = useSyncExternalStore(scans.subscribe, scans.get);
  const [isRight, setIsRight] = useState(true);
  const [read, setRead] = useState<Read>();
  const unconfirmed = storedScans.filter(({ confirmed }) => !confirmed);

  const accept = (code: string | undefined, { isTyped }: Pick<Read, 'isTyped'>) => {
    const verdict = checkCode({ code, isRight, scannable, scans: scans.get(), now: new Date(serverNow()) });
    if ('scan' in verdict) scans.put(verdict.scan);
    giveFeedback(feedbackOf(verdict, isRight));
    setRead((last) => ({ verdict, isRight, isTyped, nth: (last?.nth ?? 0) + 1 }));
    return verdict.kind !== 'foreign' && verdict.kind !== 'not-own';
  };

  const remove = (id: string) => {
    scans.remove([id]);
    setRead(undefined);
  };

  const undoLast = () => {
    const last = unconfirmed.at(-1);
    if (last) remove(last.client_id);
  };

  useScanKeys({ choose: setIsRight, undo: undoLast });

  return (
    <>
      <div className="scan__content">
        {!isOnline && <Banner icon="wifi-off">{t('offline')}</Banner>}
        <p className="scan__intro">{t('intro')}</p>
        <div className="scan">
          <div className="scan__reading">
            <PileChoice isRight={isRight} scans={unconfirmed} onChange={setIsRight} />
            <Camera reader={reader} onCode={(text) => void accept(codeOfQr(text), { isTyped: false })}>
              <LastRead read={read} student={student} />
            </Camera>
            <TypedCode onTyped={(text) => accept(codeOfTyped(text), { isTyped: true })} />
          </div>
          <Piles scans={unconfirmed} scannable={scannable} onRemove={remove} />
        </div>
      </div>
      <div className="scan__foot">
        <SoundToggle />
        <Button icon="undo" disabled={unconfirmed.length === 0} onClick={undoLast} aria-keyshortcuts="Control+Z">
          {t('undoLast')}
        </Button>
        <Button kind="primary" icon="check" disabled={unconfirmed.length === 0} onClick={onReview}>
          {t('review', { count: unconfirmed.length })}
        </Button>
      </div>
    </>
  );
}
