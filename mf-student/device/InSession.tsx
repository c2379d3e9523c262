import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import {
  useStartRevisionMutation,
  useViewDeviceSessionQuery,
  useWatchDeviceSessionQuery,
} from '@memocartes/shared-api/device.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Frame } from './layout/Frame.tsx';
import { HelloStep } from './join/HelloStep.tsx';
import { NameStep } from './join/NameStep.tsx';
import { isUnreachable, keep, useLastKnown } from './offline/lastData.ts';
import { OfflineStep } from './offline/OfflineStep.tsx';
import type { AnswerQueue } from './answer-queue/answerQueue.ts';
import { Revision } from './revise/Revision.tsx';
import { keepRunning, recallRunning, startRunning } from './revise/runningRevision.ts';
import { StepTitle } from './layout/StepTitle.tsx';

type Props = {
  readonly id: number;
  readonly school: string;
  readonly answerQueue: AnswerQueue;
  readonly onLeave: () => void;
};

/** How often the session is read again, in ms: for the names, and while its closing can't be told as it happens. */
const every = 10_000;

/** Whether something was ever true: a session that was closed never opens again, even if the network goes afterwards. */
function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}

/** Inside a session: one touches their name, revises, and leaves the tablet to the next. */
export function InSession({ id, school, answerQueue, onLeave }: Props) {
  const { t } = useTranslation('device');
  const failure = useFailure();
  const [running, setRunning] = useState(() => recallRunning(id));
  const [student, setStudent] = useState<DeviceStudent>();
  const [start, started] = useStartRevisionMutation();
  const live = useWatchDeviceSessionQuery({ id }).data?.isUp;
  const isAsked = !live || !(student || running);
  const session = useViewDeviceSessionQuery({ id }, { pollingInterval: isAsked ? every : 0 });
  const isClosed = useLatch(asApiError(session.error)?.code === 'SESSION_CLOSED');
  const known = useLastKnown(`session ${id}`, session);
  const where = [school, known?.class_.name];

  const wordsFor = (error: unknown) => (isUnreachable(error) ? t('offline.start') : failure.text(error));
  const begin = async (who: DeviceStudent) => {
    const { data } = await start({ id, student_id: who.id });
    if (!data) return;
    const begun = startRunning(id, data);
    answerQueue.resume({ id, student_id: who.id });
    keepRunning(begun);
    setRunning(begun);
  };
  const leave = () => {
    keep(`session ${id}`, undefined);
    onLeave();
  };
  const leaveStudent = () => {
    keepRunning(undefined);
    setRunning(undefined);
    setStudent(undefined);
    started.reset();
    void session.refetch();
  };

  if (running) {
    return (
      <Revision where={where} running={running} answerQueue={answerQueue} isClosed={isClosed} onLeave={leaveStudent} />
    );
  }
  if (student && !isClosed) {
    return (
      <Frame where={where} instruction={t('guidance.hello', { name: student.firstname })}>
        <HelloStep
          student={student}
          onStart={() => void begin(student)}
          onOther={leaveStudent}
          busy={started.isLoading}
          wrong={started.error && wordsFor(started.error)}
        />
      </Frame>
    );
  }
  // an answer that was good until now says nothing about a session that has just closed
  if (session.error && !isUnreachable(session.error)) {
    return (
      <Frame where={[school]}>
        <StepTitle>{failure.text(session.error)}</StepTitle>
        <Button kind="primary" className="student__big" onClick={leave}>
          {t('name.otherCode')}
        </Button>
        <Button kind="quiet" onClick={() => void session.refetch()}>
          {t('retry')}
        </Button>
      </Frame>
    );
  }
  if (session.error && !known) {
    return (
      <Frame where={where} onBack={leave} backLabel={t('name.otherCode')}>
        <OfflineStep waiting={answerQueue.total()} onRetry={() => void session.refetch()} />
      </Frame>
    );
  }
  return (
    <Frame where={where} onBack={leave} backLabel={t('name.otherCode')} wide instruction={known && t('name.title')}>
      {known ? (
        <NameStep students={known.students} onStudent={setStudent} />
      ) : (
        <Loading>
          <Skeleton width={320} height={320} />
        </Loading>
      )}
    </Frame>
  );
}
