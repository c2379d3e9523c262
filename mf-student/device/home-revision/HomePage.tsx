import { useAttachHomeMutation, useViewHomeQuery } from '@memocartes/shared-api/home.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAnswerQueue } from '../answer-queue/useAnswerQueue.ts';
import { Frame } from '../layout/Frame.tsx';
import { StepTitle } from '../layout/StepTitle.tsx';
import { WaitingFrame } from '../layout/WaitingFrame.tsx';
import { useInstallable } from '../offline/install.ts';
import { isUnreachable, useLastData } from '../offline/lastData.ts';
import { OfflineStep } from '../offline/OfflineStep.tsx';
import { restoreClosedTab } from '../offline/tabData.ts';
import { useStepFailure } from '../offline/useStepFailure.ts';
import { deleteRunningHomeRevision } from '../revise/runningRevision.ts';
import { useScannedCode } from '../scan/useScannedCode.ts';
import { FamilyCodeStep } from './FamilyCodeStep.tsx';
import { HomeRevisions } from './HomeRevisions.tsx';
import { useWayBack } from './useWayBack.ts';

/** Interval in ms at which the device checks that it is still attached. */
const pollIntervalMs = 60_000;

/**
 * `/device/home`: one child revises at home, without a session; a follower or a family code attaches the device.
 * Answers are stored on the device while there is no network [home-revision.offline] [home-revision.one-child].
 */
export default function HomePage() {
  const { t } = useTranslation('device');
  const failureText = useStepFailure();
  useState(restoreClosedTab);
  const answerQueue = useAnswerQueue();
  useInstallable('home'); // [home-revision.install]
  const home = useViewHomeQuery(undefined, { pollingInterval: pollIntervalMs });
  const state = useLastData('home', home);
  const [attach, attaching] = useAttachHomeMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [wasReady, setWasReady] = useState(false);
  const status = state?.status;
  const wayBack = useWayBack(state?.opened_by);
  if (status === 'READY' && !wasReady) setWasReady(true);

  const attachBy = async (code: string) => {
    setIsBusy(true);
    // Answers of the previously attached child are sent first.
    await answerQueue.flush();
    const { data } = await attach({ code });
    setIsBusy(false);
    // A refused code opens the form: only the form shows why the code is refused.
    setIsTyping(!data);
  };

  useScannedCode('home_code', (code) => void attachBy(code));

  useEffect(() => {
    if (status === 'READY') answerQueue.retryNow();
    // The device is detached or revision at home is closed: the stored revision can't continue.
    else if (status) deleteRunningHomeRevision();
  }, [status, answerQueue]);

  if (!state && isUnreachable(home.error)) {
    return (
      <Frame>
        <OfflineStep storedAnswers={answerQueue.totalPending()} onRetry={() => void home.refetch()} />
      </Frame>
    );
  }

  return (
    <Loaded {...home} data={state} waiting={<WaitingFrame />}>
      {({ status: current, student, mode }) => {
        const isClosed = current === 'CLOSED';
        if (isClosed && !isTyping) {
          return (
            <Frame where={[t('home.place')]} onBack={wayBack.goBack} backLabel={t('home.back')}>
              <StepTitle>{t('home.closed')}</StepTitle>
              <p className="student__hint">{t('home.closedHint')}</p>
              <Button kind="primary" className="student__big" icon="refresh" onClick={() => void home.refetch()}>
                {t('retry')}
              </Button>
              {/* For another child of the family, whose class may allow revision at home. */}
              <Button kind="quiet" size="large" className="student__other" onClick={() => setIsTyping(true)}>
                {t('home.code.other')}
              </Button>
            </Frame>
          );
        }
        if (!student || isTyping) {
          return (
            <Frame
              where={[t('home.place')]}
              onBack={student || isClosed ? () => setIsTyping(false) : wayBack.goBack}
              backLabel={student ? t('home.code.keep') : isClosed ? undefined : t('home.back')}
            >
              <FamilyCodeStep
                onCode={(code) => void attachBy(code)}
                busy={isBusy}
                errorText={attaching.error && failureText(attaching.error)}
                notice={!student && !isClosed && wasReady ? t('home.gone') : undefined}
              />
            </Frame>
          );
        }
        return (
          <HomeRevisions
            key={student.id}
            student={student}
            mode={mode}
            answerQueue={answerQueue}
            wayBack={wayBack}
            onOtherCode={() => setIsTyping(true)}
          />
        );
      }}
    </Loaded>
  );
}
