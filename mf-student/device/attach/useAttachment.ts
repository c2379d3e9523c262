import type { DeviceState } from '@memocartes/contract/devices/join/device.routes';
import { useAttachDeviceMutation, useCancelAttachmentMutation } from '@memocartes/shared-api/device.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useState } from 'react';

import type { Scanned } from '../scan/scan.ts';
import { useScanned } from '../scan/useScanned.ts';
import type { AnswerQueue } from '../answer-queue/answerQueue.ts';

/** How this tablet is tied to a school. */
export type Attachment = {
  /** Somebody wants another school for it. */
  readonly isMoving: boolean;
  readonly move: () => void;
  readonly stay: () => void;
  readonly attach: (school: Scanned) => Promise<void>;
  readonly cancel: () => void;
  readonly isBusy: boolean;
  /** Why the school could not be asked. */
  readonly wrong: string | undefined;
  /** Answers for another school that would be lost: attaching again, knowingly, goes on. */
  readonly atRisk: number;
  /** It waited, and waits no more though nobody approved it. */
  readonly isTurnedAway: boolean;
};

/** Attaches the tablet by a code, a scan, or the QR code that opened this page. */
export function useAttachment(answerQueue: AnswerQueue, state: DeviceState | undefined): Attachment {
  const failure = useFailure();
  const [isMoving, setMoving] = useState(false);
  const [atRisk, setAtRisk] = useState(0);
  const [attach, attaching] = useAttachDeviceMutation();
  const [cancel, canceling] = useCancelAttachmentMutation();
  const [waited, setWaited] = useState(false);
  if (state?.status === 'WAITING' && !waited) setWaited(true);
  if (state?.status === 'APPROVED' && waited) setWaited(false);

  const tie = async (school: Scanned) => {
    // Another school can't take what this tablet keeps for the one it is leaving.
    await answerQueue.flush();
    const kept = isMoving && state?.status === 'APPROVED' ? answerQueue.total() : 0;
    if (kept > 0 && atRisk === 0) return setAtRisk(kept);
    const { data } = await attach(school as { secret: string } | { school_code: string });
    if (!data) return;
    setAtRisk(0);
    setMoving(false);
  };
  useScanned('secret', (secret) => void tie({ secret }));

  return {
    isMoving,
    move: () => setMoving(true),
    stay: () => setMoving(false),
    attach: tie,
    cancel: () => void cancel().then(() => setWaited(false)),
    isBusy: attaching.isLoading || canceling.isLoading,
    wrong: attaching.error && failure.text(attaching.error),
    atRisk,
    isTurnedAway: waited && state?.status !== 'WAITING',
  };
}
