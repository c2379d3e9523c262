import {
  useCancelStartMutation,
  useEndRevisionMutation,
  useSendAnswersMutation,
} from '@memocartes/shared-api/device.api';
import { useEndHomeRevisionMutation, useSendHomeAnswersMutation } from '@memocartes/shared-api/home.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useEffect, useState } from 'react';

import { AnswerQueue, type Outcome } from './answerQueue.ts';

/** HTTP statuses of failures that a retry can't change; other failures may be temporary. */
const permanentFailures = [400, 403, 404, 422];

/** A response without an error code of the API comes from the network, such as a school's filter: it may be temporary. */
function outcomeOf(error: unknown): Outcome {
  if (!error) return 'sent';
  const { status = 0, code } = asApiError(error) ?? {};
  return permanentFailures.includes(status) && code !== 'UNEXPECTED' ? 'refused' : 'again';
}

/** In a closed session, no start can be withdrawn any more [sessions.wrong-name]. */
const withdrawalOutcomeOf = (error: unknown): Outcome =>
  asApiError(error)?.code === 'SESSION_CLOSED' ? 'refused' : outcomeOf(error);

/**
 * The answer queue of this tablet or device at home. Sends the answers left by an earlier visit, and retries when the
 * network is back [home-revision.offline].
 */
export function useAnswerQueue(): AnswerQueue {
  const [sendAnswers] = useSendAnswersMutation();
  const [end] = useEndRevisionMutation();
  const [cancelStart] = useCancelStartMutation();
  const [sendHome] = useSendHomeAnswersMutation();
  const [endHome] = useEndHomeRevisionMutation();
  const [answerQueue] = useState(
    () =>
      new AnswerQueue(
        async ({ home, ...owner }, answers) =>
          outcomeOf((await (home ? sendHome : sendAnswers)({ ...owner, answers })).error),
        async ({ home, is_finished, is_withdrawn, ...owner }) =>
          is_withdrawn
            ? withdrawalOutcomeOf((await cancelStart(owner)).error)
            : outcomeOf((await (home ? endHome(owner) : end({ ...owner, is_finished }))).error),
      ),
  );
  useEffect(() => {
    const retry = () => answerQueue.retryNow();
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [answerQueue]);
  return answerQueue;
}
