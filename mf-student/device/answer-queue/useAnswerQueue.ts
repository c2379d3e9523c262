import { useEndRevisionMutation, useSendAnswersMutation } from '@memocartes/shared-api/device.api';
import { asApiError } from '@memocartes/shared-shell/errors';
import { useEffect, useState } from 'react';

import { Outbox, type Outcome } from './answerQueue.ts';

/** Refusals that no later try can change. Anything else may be the network's, or the server's, bad moment. */
const hopeless = [400, 403, 404, 422];

const outcomeOf = (error: unknown): Outcome =>
  !error ? 'sent' : hopeless.includes(asApiError(error)?.status ?? 0) ? 'refused' : 'again';

/** The outbox of this tablet. It also sends what an earlier visit left, and wakes when the network comes back. */
export function useOutbox(): Outbox {
  const [sendAnswers] = useSendAnswersMutation();
  const [end] = useEndRevisionMutation();
  const [outbox] = useState(
    () =>
      new Outbox(
        async (whose, answers) => outcomeOf((await sendAnswers({ ...whose, answers })).error),
        async (whose) => outcomeOf((await end(whose)).error),
      ),
  );
  useEffect(() => {
    const wake = () => outbox.wake();
    wake();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [outbox]);
  return outbox;
}
