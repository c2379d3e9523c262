import { serverNow } from '@memocartes/shared-api/base';
import { useSendMessageMutation } from '@memocartes/shared-api/chats.api';
import { newRequestId } from '@memocartes/shared-api/request-id';
import { isUnanswered, useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { useEffect, useRef, useState } from 'react';

import { type Outgoing, readOutgoing, writeOutgoing } from './outgoing.ts';

/** Delay, in ms, before a message that could not reach the server is sent again, once. */
const retryAfterMs = 4_000;

/** Calls `callback` once. If the browser is offline: when it is online again. Otherwise: after a delay. */
function whenReachable(callback: () => void, signal: AbortSignal): void {
  if (!navigator.onLine) return addEventListener('online', callback, { once: true, signal });
  const timer = setTimeout(callback, retryAfterMs);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/**
 * Messages being sent, shown immediately [messaging.once] [messaging.unsent]. If the server is unavailable, a message
 * is retried once automatically, after those written before it. Its client id prevents duplicates.
 */
export function useOutgoing() {
  const { id: accountId } = useMe();
  const failure = useFailure();
  const [send] = useSendMessageMutation();
  const [messages, setMessages] = useState<readonly Outgoing[]>(() => readOutgoing(accountId));
  const leaving = useRef(new AbortController());
  // One after the other: concurrent requests could be stored in another order than the messages were written in.
  const retries = useRef(Promise.resolve());

  useEffect(() => writeOutgoing(accountId, messages), [accountId, messages]);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (clientId: string, changes: Partial<Outgoing>) =>
    setMessages((current) =>
      current.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...changes } : unsent)),
    );
  const drop = (clientId: string) => setMessages((current) => current.filter((unsent) => unsent.clientId !== clientId));

  async function attempt(unsent: Outgoing, { isLast }: { readonly isLast: boolean }): Promise<void> {
    change(unsent.clientId, { state: 'sending' });
    const { clientId: client_id, chatId: chat_id, content } = unsent;
    const { data, error } = await send({ chat_id, content, client_id });
    if (data) {
      change(client_id, { sent: data });
    } else if (isLast || !isUnanswered(error)) {
      change(client_id, { state: 'failed', error: failure.text(error), isUnanswered: isUnanswered(error) });
    } else {
      change(client_id, { state: 'waiting' });
      const retry = () => void (retries.current = retries.current.then(() => attempt(unsent, { isLast: true })));
      whenReachable(retry, leaving.current.signal);
    }
  }

  return {
    messages,
    send: (chatId: number, content: string) => {
      const date = new Date(serverNow()).toISOString();
      const unsent: Outgoing = { clientId: newRequestId(), chatId, content, date, state: 'sending' };
      setMessages((current) => [...current, unsent]);
      void attempt(unsent, { isLast: false });
    },
    retry: (unsent: Outgoing) => void attempt(unsent, { isLast: true }),
    discard: (unsent: Outgoing) => drop(unsent.clientId),
  };
}

export type OutgoingMessages = ReturnType<typeof useOutgoing>;
