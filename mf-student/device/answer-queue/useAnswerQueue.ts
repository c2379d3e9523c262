import { useEndRevisionMutation, useSendAnswersMutation } from '@memocartes/shared-api/device.api';
import { useEndHomeRevisionMutation, useSendHomeAnswersMutation } from '@memocartes/shared-api/home.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useEffect, useState } from 'react';

import { AnswerQueue, type Outcome } from './answerQueue.ts';

/** HTTP statuses of failures that a retry can't change; other failures may be temporary. */
const permanentFailures = [400, 403, 404, 422];

const outcomeOf = (error: unknown): Outcome =>
  !error ? 'sent' : permanentFailures.includes(asApiError(error)?.status ?? 0) ? 'refused' : 'again';

/**
 * The answer queue of this tablet or device at home. Sends the answers left by an earlier visit, and retries when the
 * network is back [home-revision.offline].
 */
export function useAnswerQueue(): AnswerQueue {
  const [sendAnswers] = useSendAnswersMutation();
  const [end] = useEndRevisionMutation();
  const [sendHome] = useSendHomeAnswersMutation();
  const [endHome] = useEndHomeRevisionMutation();
  const [answerQueue] = useState(
    () =>
      new AnswerQueue(
        async ({ home, ...owner }, answers) =>
          outcomeOf((await (home ? sendHome : sendAnswers)({ ...owner, answers })).error),
        async ({ home, is_finished, ...owner }) =>
          outcomeOf((await (home ? endHome(owner) : end({ ...owner, is_finished }))).error),
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
