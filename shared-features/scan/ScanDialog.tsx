import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useListScannableCardsQuery } from '@memocartes/shared-api/scan.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { personName } from '@memocartes/shared-ui/avatar';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ReadCodes, readCodes } from './camera/readCodes.ts';
import { OutcomeStep } from './moves/OutcomeStep.tsx';
import { ReviewStep } from './moves/ReviewStep.tsx';
import type { ScanQueue } from './queue/useScanQueue.ts';
import { ScanStep } from './scan-step/ScanStep.tsx';
import './scan.css';

type Props = {
  readonly student: Student;
  readonly queue: ScanQueue;
  readonly reader?: ReadCodes;
  readonly onClose: () => void;
};

/** The scanner: reads cards into two piles, then shows their moves before and after recording [scanning.review]. */
export default function ScanDialog({ student, queue, reader = readCodes, onClose }: Props) {
  const { t } = useTranslation('scan');
  const name = personName(student);
  const query = useListScannableCardsQuery({ student_id: student.id });
  return (
    <Dialog title={t('title', { name })} width={960} onClose={onClose}>
      <Loaded {...query} waiting={<ScanDialogSkeleton />}>
        {(scannable) =>
          scannable.cards.length > 0 ? (
            <Steps student={student} scannable={scannable} queue={queue} reader={reader} onClose={onClose} />
          ) : (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function ScanDialogSkeleton() {
  return (
    <Loading>
      <div className="scan">
        <Skeleton height={300} />
        <Skeleton height={300} />
      </div>
    </Loading>
  );
}

type StepsProps = Required<Pick<Props, 'student' | 'queue' | 'onClose'>> & {
  readonly scannable: Scannable;
  readonly reader: ReadCodes;
};

function Steps({ student, scannable, queue, reader, onClose }: StepsProps) {
  const { scans, storedScans, waiting, results, refusal, reset } = queue;
  // Scans of an earlier visit that the server refuses are shown first: they can be sent again or deleted.
  const [step, setStep] = useState<'scan' | 'review' | 'outcome'>(refusal ? 'outcome' : 'scan');
  const unconfirmed = storedScans.filter(({ confirmed }) => !confirmed);

  const scanMore = () => {
    reset();
    setStep('scan');
  };

  const record = () => {
    // The outcome shows only these scans, so results of earlier ones are cleared.
    reset();
    scans.put(...unconfirmed.map((scan) => ({ ...scan, epoch: scannable.epoch, confirmed: true })));
    setStep('outcome');
  };

  if (step === 'outcome' && (waiting.length > 0 || results)) {
    return (
      <OutcomeStep student={student} scannable={scannable} queue={queue} onClose={onClose} onContinue={scanMore} />
    );
  }
  if (step === 'review' && unconfirmed.length > 0) {
    return <ReviewStep scannable={scannable} scans={unconfirmed} onBack={() => setStep('scan')} onRecord={record} />;
  }

  return (
    <ScanStep
      student={student}
      scannable={scannable}
      scans={scans}
      reader={reader}
      onReview={() => setStep('review')}
    />
  );
}
