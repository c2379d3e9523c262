import type { ApiError } from '@memocartes/shared-api/base';
import { useSendMessageMutation } from '@memocartes/shared-api/chats.api';
import { newRequestId } from '@memocartes/shared-api/request-id';
import { isApiUnavailable } from '@memocartes/shared-api/retry';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { useEffect, useRef, useState } from 'react';

import { type Outgoing, readOutgoing, writeOutgoing } from './outgoing.ts';

/** Delay, in ms, before a message that could not reach the server is sent again, once. */
const retryAfterMs = 4_000;

/** Calls `act` once: when the browser is online again, or after a while. */
function whenReachable(act: () => void, signal: AbortSignal): void {
  if (!navigator.onLine) return addEventListener('online', act, { once: true, signal });
  const timer = setTimeout(act, retryAfterMs);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/**
 * Messages being sent: shown at once, stored once by their client id, sent again once after a network failure [messaging.once].
 */
export function useOutgoing() {
  const { id: accountId } = useMe();
  const failure = useFailure();
  const [send] = useSendMessageMutation();
  const [all, setAll] = useState<readonly Outgoing[]>(() => readOutgoing(accountId));
  const leaving = useRef(new AbortController());

  useEffect(() => writeOutgoing(accountId, all), [accountId, all]);
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  const change = (clientId: string, changes: Partial<Outgoing>) =>
    setAll((current) => current.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)));
  const drop = (clientId: string) => setAll((current) => current.filter((one) => one.clientId !== clientId));

  async function attempt(one: Outgoing, isLast: boolean): Promise<void> {
    change(one.clientId, { state: 'sending' });
    try {
      const { clientId: client_id, chatId: chat_id, content } = one;
      change(client_id, { sent: await send({ chat_id, content, client_id }).unwrap() });
    } catch (thrown) {
      if (isLast || !isApiUnavailable(thrown as ApiError)) {
        change(one.clientId, { state: 'failed', error: failure.text(thrown) });
        return;
      }
      change(one.clientId, { state: 'waiting' });
      whenReachable(() => void attempt(one, true), leaving.current.signal);
    }
  }

  return {
    all,
    send: (chatId: number, content: string) => {
      const date = new Date().toISOString();
      const one: Outgoing = { clientId: newRequestId(), chatId, content, date, state: 'sending' };
      setAll((current) => [...current, one]);
      void attempt(one, false);
    },
    retry: (one: Outgoing) => void attempt(one, true),
    discard: (one: Outgoing) => drop(one.clientId),
  };
}
export type OutgoingMessages = ReturnType<typeof useOutgoing>;
