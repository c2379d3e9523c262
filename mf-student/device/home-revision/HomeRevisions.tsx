import type { HomeState } from '@memocartes/contract/devices/home-revision/home.routes';
import { useStartHomeRevisionMutation } from '@memocartes/shared-api/home.api';
import { useOnline } from '@memocartes/shared-shell/online';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnswerQueue } from '../answer-queue/answerQueue.ts';
import { HelloStep } from '../join-session/HelloStep.tsx';
import { Frame } from '../layout/Frame.tsx';
import { useStepFailure } from '../offline/useStepFailure.ts';
import { Revision } from '../revise/Revision.tsx';
import { readRunningHomeRevision, storeRunningRevision, toRunningRevision } from '../revise/runningRevision.ts';
import type { WayBack } from './useWayBack.ts';

type Props = {
  readonly student: NonNullable<HomeState['student']>;
  readonly mode: HomeState['mode'];
  readonly answerQueue: AnswerQueue;
  readonly wayBack: WayBack;
  /** Shows the form that asks for another code. */
  readonly onOtherCode: () => void;
};

/**
 * Greets the one child of this device and runs the revision; the child can start another revision afterwards
 * [home-revision.one-child] [home-revision.start].
 */
export function HomeRevisions({ student, mode, answerQueue, wayBack, onOtherCode }: Props) {
  const { t } = useTranslation('device');
  const failureText = useStepFailure();
  const online = useOnline();
  const [running, setRunning] = useState(() => readRunningHomeRevision(student.id));
  const [start, started] = useStartHomeRevisionMutation();
  const frameLocation = [t('home.place')];

  const begin = async () => {
    const { data } = await start({ student_id: student.id });
    if (!data) return;
    const next = toRunningRevision(data.id, data, data.mode);
    answerQueue.resume({ id: data.id, student_id: student.id, home: true });
    storeRunningRevision(next);
    setRunning(next);
  };

  const leave = (isFinished: boolean) => {
    storeRunningRevision(undefined);
    setRunning(undefined);
    started.reset();
    // The page that opened this page shows the result, and needs the network.
    if (isFinished && online) wayBack.goToOpeningPage?.();
  };

  if (running) {
    return (
      <Revision key={running.id} where={frameLocation} running={running} answerQueue={answerQueue} onLeave={leave} />
    );
  }

  return (
    <Frame
      where={frameLocation}
      instruction={t('guidance.hello', { name: student.firstname })}
      onBack={wayBack.goBack}
      backLabel={t('home.back')}
    >
      <HelloStep
        student={{ ...student, initial: null, status: 'INACTIVE' }}
        note={mode ? t(mode === 'COUNTS' ? 'home.counts' : 'home.practice') : undefined}
        onStart={() => void begin()}
        // A follower who opened this page from the portal chooses another child there.
        onOther={wayBack.goToOpeningPage ?? onOtherCode}
        otherLabel={wayBack.goToOpeningPage ? undefined : t('home.code.other')}
        busy={started.isLoading}
        errorText={started.error && failureText(started.error)}
      />
    </Frame>
  );
}
