import { useEndRevisionMutation, useSendAnswersMutation } from '@memocartes/shared-api/device.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useEffect, useState } from 'react';

import { AnswerQueue, type Outcome } from './answerQueue.ts';

/** Refusals that no later try can change. Anything else may be the network's, or the server's, bad moment. */
const hopeless = [400, 403, 404, 422];

const outcomeOf = (error: unknown): Outcome =>
  !error ? 'sent' : hopeless.includes(asApiError(error)?.status ?? 0) ? 'refused' : 'again';

/** The answerQueue of this tablet. It also sends what an earlier visit left, and wakes when the network comes back. */
export function useAnswerQueue(): AnswerQueue {
  const [sendAnswers] = useSendAnswersMutation();
  const [end] = useEndRevisionMutation();
  const [answerQueue] = useState(
    () =>
      new AnswerQueue(
        async (whose, answers) => outcomeOf((await sendAnswers({ ...whose, answers })).error),
        async (whose) => outcomeOf((await end(whose)).error),
      ),
  );
  useEffect(() => {
    const wake = () => answerQueue.wake();
    wake();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [answerQueue]);
  return answerQueue;
}
