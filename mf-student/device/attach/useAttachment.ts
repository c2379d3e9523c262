import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { useAttachDeviceMutation, useCancelAttachmentMutation } from '@memocartes/shared-api/device.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import type { AnswerQueue } from '../answer-queue/answerQueue.ts';
import type { Scanned } from '../scan/scan.ts';
import { useScannedCode } from '../scan/useScannedCode.ts';

/** How this tablet is attached to a school. */
export type Attachment = {
  /** Whether another school is being chosen. */
  readonly isChoosingSchool: boolean;
  readonly chooseSchool: () => void;
  readonly keepSchool: () => void;
  readonly attach: (school: Scanned) => Promise<unknown>;
  readonly cancel: () => void;
  readonly isBusy: boolean;
  /** Why the request failed. */
  readonly errorText: string | undefined;
  /** Stored answers of the current school that would be lost; attaching again confirms. */
  readonly answersAtRisk: number;
  /** The request was rejected or removed while it waited. */
  readonly isRejected: boolean;
};

/** Attaches the tablet by a code, a scan, or the QR code that opened this page. */
export function useAttachment(answerQueue: AnswerQueue, state: DeviceState | undefined): Attachment {
  const failure = useFailure();
  const [isChoosingSchool, setChoosingSchool] = useState(false);
  const [answersAtRisk, setAnswersAtRisk] = useState(0);
  const [attach, attaching] = useAttachDeviceMutation();
  const [cancel, canceling] = useCancelAttachmentMutation();
  const [waited, setWaited] = useState(false);
  const status = state?.status;
  const [lastStatus, setLastStatus] = useState<typeof status>();
  if (status !== lastStatus) {
    setLastStatus(status);
    if (status === 'WAITING') setWaited(true);
    if (status === 'APPROVED') setWaited(false);
    // Approved meanwhile by its school: the tablet goes on, even if a QR code was refused before.
    if (status === 'APPROVED' && (lastStatus === 'WAITING' || lastStatus === 'REVOKED')) setChoosingSchool(false);
  }

  const attachTo = async (school: Scanned): Promise<{ error?: unknown }> => {
    // Another school can't accept the answers stored for the current one.
    await answerQueue.flush();
    const storedAnswers = isChoosingSchool && status === 'APPROVED' ? answerQueue.totalPending() : 0;
    if (storedAnswers > 0 && answersAtRisk === 0) {
      setAnswersAtRisk(storedAnswers);
      return {};
    }
    const { data, error } = await attach(school as { secret: string } | { school_code: string });
    if (!data) return { error };
    setAnswersAtRisk(0);
    setChoosingSchool(false);
    return {};
  };
  const attachByQrCode = async (secret: string) => {
    const { error } = await attachTo({ secret });
    // Only the step that asks for a school shows why a QR code is refused; an approved tablet shows another one.
    if (error) setChoosingSchool(true);
  };
  useScannedCode('secret', (secret) => void attachByQrCode(secret));

  return {
    isChoosingSchool,
    chooseSchool: () => setChoosingSchool(true),
    keepSchool: () => setChoosingSchool(false),
    attach: attachTo,
    cancel: () => void cancel().then(() => setWaited(false)),
    isBusy: attaching.isLoading || canceling.isLoading,
    errorText: attaching.error && failure.text(attaching.error),
    answersAtRisk,
    isRejected: waited && status !== 'WAITING',
  };
}
