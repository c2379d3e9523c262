import { useJoinSessionMutation, useViewDeviceQuery } from '@memocartes/shared-api/device.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAnswerQueue } from './answer-queue/useAnswerQueue.ts';
import { AttachStep } from './attachment/AttachStep.tsx';
import { useAttachment } from './attachment/useAttachment.ts';
import { InSession } from './InSession.tsx';
import { CodeStep } from './join-session/CodeStep.tsx';
import { Frame } from './layout/Frame.tsx';
import { WaitingFrame } from './layout/WaitingFrame.tsx';
import { useInstallable } from './offline/install.ts';
import { isUnreachable, useLastData } from './offline/lastData.ts';
import { OfflineStep } from './offline/OfflineStep.tsx';
import { restoreClosedTab } from './offline/tabData.ts';
import { useStepFailure } from './offline/useStepFailure.ts';
import { storeRunningRevision } from './revise/runningRevision.ts';
import { useScannedCode } from './scan/useScannedCode.ts';
import { useCurrentSession } from './useCurrentSession.ts';

/**
 * `/device`, the student's page. An adult attaches the tablet to a school once; then students enter a session's code,
 * choose their name and revise.
 */
export default function DevicePage() {
  const { t } = useTranslation('device');
  const failureText = useStepFailure();
  useState(restoreClosedTab);
  const answerQueue = useAnswerQueue();
  useInstallable('school');
  const [session, setSession] = useCurrentSession();
  const [lockedUntil, setLockedUntil] = useState<number>();
  const [nbScans, setNbScans] = useState(0);
  /**
   * A scanned code that was not tried yet. The step that asks for a code may be shown again, but tries this code only
   * once.
   */
  const [untriedScan, setUntriedScan] = useState<string>();
  const device = useViewDeviceQuery();
  const deviceState = useLastData('device', device);
  // A session begins with the names: another student may have used the tablet before [tablets.left-tablet].
  const startSession = (id: number | undefined) => {
    storeRunningRevision(undefined);
    setSession(id);
  };

  const attachment = useAttachment(answerQueue, deviceState, () => startSession(undefined));
  const [join, joining] = useJoinSessionMutation();
  const status = deviceState?.status;
  // A scanned code is tried as soon as the tablet is approved; the tablet leaves its current session.
  useScannedCode('session_code', (code) => {
    setNbScans(nbScans + 1);
    setUntriedScan(code);
    setSession(undefined);
  });

  useEffect(() => {
    // Answers stored while the tablet was not approved are sent immediately.
    if (status === 'APPROVED') answerQueue.retryNow();
  }, [status, answerQueue]);

  const joinErrorText = (error: unknown) =>
    asApiError(error)?.code === 'UNKNOWN_CODE' ? t('code.unknown') : failureText(error);

  const tryCode = async (code: string) => {
    setUntriedScan(undefined);
    const { data, error } = await join({ code });
    const { status: httpStatus, retryAfter: seconds } = asApiError(error) ?? {};
    // An unavailable portal also says when to retry, but the tablet has tried no wrong code [tablets.wrong-code].
    setLockedUntil(httpStatus === 429 && seconds ? Date.now() + seconds * 1000 : undefined);
    if (data) startSession(data.session.id);
    return !!data;
  };

  if (!deviceState && isUnreachable(device.error)) {
    return (
      <Frame>
        <OfflineStep storedAnswers={answerQueue.totalPending()} onRetry={() => void device.refetch()} />
      </Frame>
    );
  }

  return (
    <Loaded {...device} data={deviceState} waiting={<WaitingFrame />}>
      {(state) => {
        const { school, label, name } = state;
        if (!school || state.status !== 'APPROVED' || attachment.isChoosingSchool) {
          return (
            <AttachStep
              state={state}
              attachment={attachment}
              storedAnswers={answerQueue.totalPending()}
              onRetry={device.refetch}
            />
          );
        }
        if (session === undefined) {
          const tablet = name ?? t('tablet', { label });
          return (
            <Frame
              where={[school.name, tablet]}
              onBack={attachment.chooseSchool}
              backLabel={t('code.otherSchool')}
              instruction={t('guidance.code')}
            >
              <CodeStep
                key={nbScans}
                onCode={tryCode}
                scanned={untriedScan}
                errorText={joining.error && joinErrorText(joining.error)}
                waitUntil={lockedUntil}
              />
            </Frame>
          );
        }
        return (
          <InSession
            key={session}
            id={session}
            school={school.name}
            answerQueue={answerQueue}
            onLeave={() => setSession(undefined)}
          />
        );
      }}
    </Loaded>
  );
}
