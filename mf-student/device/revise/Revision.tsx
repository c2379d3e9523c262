import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import { randomUuid } from '@memocartes/contract/http/uuid';
import { useEndRevisionMutation } from '@memocartes/shared-api/device.api';
import { useEndHomeRevisionMutation } from '@memocartes/shared-api/home.api';
import { useBackOnline } from '@memocartes/shared-shell/online';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnswerQueue, PendingAnswer } from '../answer-queue/answerQueue.ts';
import { Frame, type FrameProps } from '../layout/Frame.tsx';
import { isUnreachable } from '../offline/lastData.ts';
import { EndStep } from './EndStep.tsx';
import { RestStep } from './RestStep.tsx';
import { ReviseStep } from './ReviseStep.tsx';
import { answerRound } from './round.ts';
import { type RunningRevision, storeRunningRevision } from './runningRevision.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';
import { useImages } from './useImages.ts';

type Props = {
  readonly where: FrameProps['where'];
  /** A new revision, or the revision stored on this tablet. */
  readonly running: RunningRevision;
  readonly answerQueue: AnswerQueue;
  /** Whether the teacher has closed the session: the revision ends, and its answers count. */
  readonly isClosed?: boolean;
  /** Leaves the revision, finished or not. */
  readonly onLeave: (isFinished: boolean) => void;
  /** Leaves a revision in a session before its first answer: the name was wrong. */
  readonly onWrongName?: () => void;
};

/** Outcome of a revision in a session that has no card left [sessions.finished-late]. */
const finished = { is_finished: true };

/** A student's cards, then the result. Each answer is sent immediately; the revision ends after all have arrived. */
export function Revision({ where, running, answerQueue, isClosed = false, onLeave, onWrongName }: Props) {
  const { t } = useTranslation('device');
  const { id, student, ahead, home } = running;
  const owner = { id, student_id: student.id, ...(home && { home: true }) };
  const [{ round, last }, setProgress] = useState<Pick<RunningRevision, 'round' | 'last'>>(running);
  const nbPending = useSyncExternalStore(answerQueue.subscribe, () => answerQueue.pendingCount(owner));
  useImages(round);
  const inSession = useEndRevisionMutation();
  const atHome = useEndHomeRevisionMutation();
  const [end, ended] = home ? atHome : inSession;
  const isDone = round.turns.length === 0;
  const outcome = isDone && !home ? finished : undefined;
  const isOver = isDone || isClosed;
  /** Number of cards answered at least once. */
  const revised = round.done + round.turns.filter(({ times }) => times > 0).length;

  const stop = () => (revised === 0 && onWrongName ? onWrongName() : onLeave(false));
  const leave = useConfirmLeave({ isActive: !isOver, hasAnswered: revised > 0, onLeave: stop });
  useEffect(() => {
    if (isOver && nbPending === 0) void end({ id, student_id: student.id, ...outcome });
  }, [isOver, nbPending, end, id, student.id, outcome]);
  useBackOnline(() => {
    // The end may not have reached the server while the tablet was offline.
    if (isOver && nbPending === 0 && !ended.data) void end({ id, student_id: student.id, ...outcome });
  });

  const goTo = (next: Pick<RunningRevision, 'round' | 'last'>) => {
    storeRunningRevision({ ...running, last: undefined, ...next });
    setProgress(next);
  };

  const send = (entry: Pick<PendingAnswer, 'client_id' | 'cards_id' | 'is_right' | 'undoes'>) =>
    answerQueue.add({ ...owner, ...entry, answered_at: new Date(Date.now() + ahead).toISOString() });

  const answer = (card: DeviceCard, isRight: boolean) => {
    const event = { client_id: randomUuid(), cards_id: card.id };
    goTo({ round: answerRound(round, isRight), last: { ...event, before: round } });
    send({ ...event, is_right: isRight });
  };

  const undo =
    last &&
    (() => {
      goTo({ round: last.before });
      send({ client_id: randomUuid(), cards_id: last.cards_id, undoes: last.client_id });
      ended.reset();
    });

  const done = () => {
    // The server has not confirmed the end: the queue sends the end until the server accepts it.
    if (!ended.data) answerQueue.finish({ ...owner, ...outcome });
    onLeave(true);
  };

  const instruction = t(round.turns[0]?.card.is_typed ? 'guidance.typed' : 'guidance.turn');
  if (round.total === 0) {
    const title = t('rest.title', { firstname: student.firstname });
    return (
      <Frame where={where} instruction={`${title}. ${t('rest.hint')}`}>
        <RestStep firstname={student.firstname} onDone={done} />
      </Frame>
    );
  }
  if (isOver) {
    return (
      <Frame where={where} instruction={t('guidance.end', { name: student.firstname })}>
        <EndStep
          firstname={student.firstname}
          ended={ended.data}
          isRefused={ended.isError && !isUnreachable(ended.error)}
          total={revised}
          isClosed={!isDone}
          isPractice={home === 'PRACTICE'}
          nbKnown={round.known}
          pendingAnswers={nbPending}
          onUndo={isClosed ? undefined : undo}
          onDone={done}
        />
      </Frame>
    );
  }

  return (
    <Frame
      where={where}
      onBack={leave}
      backLabel={t(home || revised > 0 ? 'leave.yes' : 'hello.other')}
      instruction={instruction}
    >
      <ReviseStep round={round} onAnswer={answer} onUndo={undo} isPractice={home === 'PRACTICE'} />
    </Frame>
  );
}
