import type { DeviceStudent } from '@memocartes/contract/devices/join/device.routes';
import {
  useStartRevisionMutation,
  useViewDeviceSessionQuery,
  useWatchDeviceSessionQuery,
} from '@memocartes/shared-api/device.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnswerQueue } from './answer-queue/answerQueue.ts';
import { HelloStep } from './join-session/HelloStep.tsx';
import { NameStep, studentName } from './join-session/NameStep.tsx';
import { Frame } from './layout/Frame.tsx';
import { StepTitle } from './layout/StepTitle.tsx';
import { isUnreachable, useLastData } from './offline/lastData.ts';
import { OfflineStep } from './offline/OfflineStep.tsx';
import { storeInTab } from './offline/tabData.ts';
import { useStepFailure } from './offline/useStepFailure.ts';
import { Revision } from './revise/Revision.tsx';
import { readRunningRevision, storeRunningRevision, toRunningRevision } from './revise/runningRevision.ts';

type Props = {
  readonly id: number;
  readonly school: string;
  readonly answerQueue: AnswerQueue;
  readonly onLeave: () => void;
};

/** Poll interval of the session in ms, while its names are shown or while there is no live connection. */
const pollIntervalMs = 10_000;

/** Whether the session was closed, or deleted with its class: the revision then ends. */
const hasEnded = (error: unknown) => ['SESSION_CLOSED', 'NOT_FOUND'].includes(asApiError(error)?.code ?? '');

/** True once `condition` has been true: a closed session never reopens, even if the network fails later. */
function useLatch(condition: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(condition);
  if (condition && !hasBeenTrue) setHasBeenTrue(true);
  return condition || hasBeenTrue;
}

/** Inside a session: choose a name, revise, and leave the tablet to the next student [sessions.closed-on-tablet]. */
export function InSession({ id, school, answerQueue, onLeave }: Props) {
  const { t } = useTranslation('device');
  const failureText = useStepFailure();
  const [running, setRunning] = useState(() => readRunningRevision(id));
  const [student, setStudent] = useState<DeviceStudent>();
  /** A student whose revision could not start because they have left the class [tablets.left-class]. */
  const [leftClass, setLeftClass] = useState<DeviceStudent>();
  const [start, started] = useStartRevisionMutation();
  const live = useWatchDeviceSessionQuery({ id }).data?.isUp;
  const isPolled = !live || !(student || running);
  const session = useViewDeviceSessionQuery({ id }, { pollingInterval: isPolled ? pollIntervalMs : 0 });
  const isClosed = useLatch(hasEnded(session.error));
  const sessionState = useLastData(`session ${id}`, session);
  const location = [school, sessionState?.class_.name];
  useEffect(() => {
    // Without network, a reload would show the stored names again [tablets.reach].
    if (isClosed) storeInTab(`session ${id}`, undefined);
  }, [isClosed, id]);

  const startStudent = async (named: DeviceStudent) => {
    const { data, error } = await start({ id, student_id: named.id });
    if (!data) {
      // The session may have been closed, or deleted with its class.
      void session.refetch();
      if (asApiError(error)?.code === 'NOT_FOUND') {
        setLeftClass(named);
        setStudent(undefined);
      }
      return;
    }
    const startedRevision = toRunningRevision(id, data);
    answerQueue.resume({ id, student_id: named.id });
    storeRunningRevision(startedRevision);
    setRunning(startedRevision);
  };

  const chooseStudent = (chosen: DeviceStudent) => {
    setLeftClass(undefined);
    started.reset();
    setStudent(chosen);
  };

  const leave = () => {
    storeInTab(`session ${id}`, undefined);
    onLeave();
  };

  const leaveStudent = () => {
    storeRunningRevision(undefined);
    setRunning(undefined);
    setStudent(undefined);
    started.reset();
    void session.refetch();
  };

  if (running) {
    const correctName = () => {
      answerQueue.finish({ id, student_id: running.student.id, is_withdrawn: true });
      leaveStudent();
    };

    // Only the list of students has the abbreviated last name that distinguishes two with the same first name.
    const listed = sessionState?.students.find(({ id: studentId }) => studentId === running.student.id);
    return (
      <Revision
        // Names the student who revises [tablets.student-name].
        where={[listed ? studentName(listed) : running.student.firstname, sessionState?.class_.name]}
        running={running}
        answerQueue={answerQueue}
        isClosed={isClosed}
        onLeave={leaveStudent}
        onWrongName={correctName}
      />
    );
  }
  if (student && !isClosed) {
    return (
      <Frame where={location} instruction={t('guidance.hello', { name: student.firstname })}>
        <HelloStep
          student={student}
          onStart={() => void startStudent(student)}
          onOther={leaveStudent}
          busy={started.isLoading}
          errorText={started.error && failureText(started.error)}
        />
      </Frame>
    );
  }
  // An error of the server, such as a closed session, is shown instead of cached data.
  if (isClosed || (session.error && !isUnreachable(session.error))) {
    return (
      <Frame where={[school]} instruction={isClosed ? `${t('name.closed')} ${t('name.closedHint')}` : undefined}>
        <StepTitle>{isClosed ? t('name.closed') : failureText(session.error)}</StepTitle>
        {isClosed && <p className="student__hint">{t('name.closedHint')}</p>}
        <Button kind="primary" className="student__big" onClick={leave}>
          {t('name.otherCode')}
        </Button>
        {/* A closed session never reopens. */}
        {!isClosed && (
          <Button kind="quiet" onClick={() => void session.refetch()}>
            {t('retry')}
          </Button>
        )}
      </Frame>
    );
  }
  if (session.error && !sessionState) {
    return (
      <Frame where={location} onBack={leave} backLabel={t('name.otherCode')}>
        <OfflineStep storedAnswers={answerQueue.totalPending()} onRetry={() => void session.refetch()} />
      </Frame>
    );
  }

  const notice = leftClass && t('name.left', { name: studentName(leftClass) });
  return (
    <Frame
      where={location}
      onBack={leave}
      backLabel={t('name.otherCode')}
      wide
      instruction={sessionState && [notice, t('name.title')].filter(Boolean).join(' ')}
    >
      {sessionState ? (
        <NameStep students={sessionState.students} notice={notice} onStudent={chooseStudent} />
      ) : (
        <Loading>
          <Skeleton width={320} height={320} />
        </Loading>
      )}
    </Frame>
  );
}
