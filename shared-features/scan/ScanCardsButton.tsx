import type { Student } from '@memocartes/contract/students/students.routes';
import { useGetStudentQuery } from '@memocartes/shared-api/students.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { toast } from '@memocartes/shared-ui/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReadCodes } from './camera/readCodes.ts';
import { useScanQueue } from './queue/useScanQueue.ts';

type Props = {
  readonly studentId: number;
  /** Source of the codes: the camera by default. */
  readonly reader?: ReadCodes;
};

/**
 * The button « Scanner les cartes » and the scanner that it opens. Renders nothing without physical cards or permission
 * [scanning.permission]. The API returns to teachers and followers only their own students, so the check assumes that
 * this student is theirs.
 */
export function ScanCardsButton({ studentId, reader }: Props) {
  const { data: student } = useGetStudentQuery({ id: studentId });
  const { userId } = useMe();
  if (!student?.is_phygital) return null;
  const subject = { schoolId: student.schools_id, teacherIds: [userId], followerIds: [userId] };
  return (
    <Can do="student:scan" on={subject}>
      <ScanButton key={student.id} student={student} reader={reader} />
    </Can>
  );
}

// Fetched with its styles and decoder when the scanner is opened.
const ScanDialog = lazyPart(() => import('./ScanDialog.tsx'));

function ScanButton({ student, reader }: { readonly student: Student; readonly reader: ReadCodes | undefined }) {
  const { t } = useTranslation('scan');
  const failure = useFailure();
  const queue = useScanQueue(student.id);
  const [isOpen, setIsOpen] = useState(false);
  const count = queue.waiting.length;
  // Scans of an earlier visit are sent while the scanner is closed.
  const { results, refusal, clearResults, reset } = queue;
  useEffect(() => {
    if (isOpen || !results) return;
    const nbStored = results.filter(({ status }) => status === 'RECORDED' || status === 'HISTORY').length;
    const nbRefused = results.length - nbStored;
    if (nbStored > 0) toast.success(t('sent', { count: nbStored }));
    if (nbRefused > 0) toast.failure(t('sentRefused', { count: nbRefused }));
    clearResults();
  }, [isOpen, results, clearResults, t]);
  useEffect(() => {
    if (!isOpen && refusal) failure.toast(refusal);
  }, [isOpen, refusal, failure]);

  const close = () => {
    reset();
    setIsOpen(false);
  };

  const open = () => {
    queue.scans.reload();
    setIsOpen(true);
  };

  return (
    <>
      <Button icon="qr" onClick={open}>
        {count > 0 ? t('openWaiting', { count }) : t('open')}
      </Button>
      {isOpen && <ScanDialog student={student} queue={queue} reader={reader} onClose={close} />}
    </>
  );
}
