import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { useAttachDeviceMutation, useCancelAttachmentMutation } from '@memocartes/shared-api/device.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import type { AnswerQueue } from '../answer-queue/answerQueue.ts';
import { readFromTab } from '../offline/tabData.ts';
import type { SchoolCode } from '../scan/scan.ts';
import { useScannedCode } from '../scan/useScannedCode.ts';

/** State and actions of attaching this tablet to a school. */
export type Attachment = {
  /** Whether another school is being chosen. */
  readonly isChoosingSchool: boolean;
  readonly chooseSchool: () => void;
  readonly keepSchool: () => void;
  readonly attach: (school: SchoolCode) => Promise<unknown>;
  readonly cancel: () => void;
  readonly isBusy: boolean;
  /** Why attaching failed, or why the request could not be cancelled. */
  readonly errorText: string | undefined;
  /** Number of stored answers that a change of school would lose; a second `attach` confirms the change. */
  readonly answersAtRisk: number;
  /** Whether the request was rejected or removed while the tablet waited. */
  readonly isRejected: boolean;
};

/** Whether two states are those of a tablet at one school, where its label is unique. */
const isAtSameSchool = (one: DeviceState, other: DeviceState) =>
  one.label === other.label && one.school?.name === other.school?.name;

/**
 * Attaches the tablet by a typed code, a scanned QR code, or the QR code that opened this page.
 * @param onOtherSchool called when the tablet leaves its school
 */
export function useAttachment(
  answerQueue: AnswerQueue,
  state: DeviceState | undefined,
  onOtherSchool: () => void,
): Attachment {
  const failure = useFailure();
  const [isChoosingSchool, setIsChoosingSchool] = useState(false);
  const [answersAtRisk, setAnswersAtRisk] = useState(0);
  const [attach, attaching] = useAttachDeviceMutation();
  const [cancel, canceling] = useCancelAttachmentMutation();
  const [isSendingAnswers, setIsSendingAnswers] = useState(false);
  const [hasWaited, setHasWaited] = useState(false);
  const status = state?.status;
  const [lastStatus, setLastStatus] = useState<typeof status>();
  if (status !== lastStatus) {
    setLastStatus(status);
    if (status === 'WAITING') setHasWaited(true);
    if (status === 'APPROVED') setHasWaited(false);
    // A tablet that its school has just approved continues, even if a QR code was refused before.
    if (status === 'APPROVED' && (lastStatus === 'WAITING' || lastStatus === 'REVOKED')) setIsChoosingSchool(false);
  }

  const forgetErrors = () => {
    attaching.reset();
    canceling.reset();
  };

  /** @returns whether the tablet is attached to the school, or waits for its approval */
  const attachTo = async (school: SchoolCode): Promise<boolean> => {
    forgetErrors();
    // Another school can't accept the answers stored for the current school.
    setIsSendingAnswers(true);
    await answerQueue.flush();
    setIsSendingAnswers(false);
    // A QR code can open the page before the status is known.
    const mayChange = status === undefined || status === 'APPROVED' || status === 'CLOSED';
    const storedAnswers = mayChange ? answerQueue.totalPending() : 0;
    if (storedAnswers > 0 && answersAtRisk === 0) {
      setAnswersAtRisk(storedAnswers);
      return false;
    }
    // Without a response yet, the state is the one received last.
    const before = state ?? (readFromTab('device') as DeviceState | undefined);
    const { data } = await attach(school);
    if (!data) return false;
    if (before && !isAtSameSchool(before, data)) onOtherSchool();
    setAnswersAtRisk(0);
    setIsChoosingSchool(false);
    return true;
  };

  const attachByQrCode = async (secret: string) => {
    // On an approved tablet, only the step that asks for a school shows why it was not attached.
    if (!(await attachTo({ secret }))) setIsChoosingSchool(true);
  };

  useScannedCode('secret', (secret) => void attachByQrCode(secret));

  const cancelRequest = async () => {
    forgetErrors();
    const { error } = await cancel();
    if (!error) setHasWaited(false);
  };

  // Once the request has ended, it no longer matters why it could not be cancelled.
  const error = attaching.error ?? (status === 'WAITING' ? canceling.error : undefined);

  return {
    isChoosingSchool,
    chooseSchool: () => {
      forgetErrors();
      setIsChoosingSchool(true);
    },
    keepSchool: () => {
      setAnswersAtRisk(0);
      setIsChoosingSchool(false);
    },
    attach: attachTo,
    cancel: () => void cancelRequest(),
    isBusy: isSendingAnswers || attaching.isLoading || canceling.isLoading,
    errorText: error && failure.text(error),
    answersAtRisk,
    isRejected: hasWaited && status !== 'WAITING',
  };
}
