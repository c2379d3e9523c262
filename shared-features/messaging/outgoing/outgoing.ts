import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { tabStorage } from '@memocartes/shared-ui/storage';

/**
 * A message being sent. `error`: why sending failed; `isUnanswered`: the response was lost, so the message may have
 * been sent; `sent`: the message as stored by the server.
 */
export type Outgoing = {
  readonly clientId: string;
  readonly chatId: number;
  readonly content: string;
  readonly date: string;
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly error?: string;
  readonly isUnanswered?: boolean;
  readonly sent?: Message;
};

const keyOf = (accountId: number) => `messages-unsent:${accountId}`;
const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'content' in value && 'chatId' in value;

/** Unsent messages of an account, kept in this tab across reloads; all are marked as failed [messaging.unsent]. */
export function readOutgoing(accountId: number): Outgoing[] {
  const stored = tabStorage.readJson(keyOf(accountId));
  return Array.isArray(stored) ? stored.filter(isOutgoing).map((item) => ({ ...item, state: 'failed' as const })) : [];
}

/** Stores the messages of an account that the server has not stored yet. */
export function writeOutgoing(accountId: number, messages: readonly Outgoing[]): void {
  const unsent = messages.filter(({ sent }) => !sent);
  tabStorage.writeJson(keyOf(accountId), unsent.length > 0 ? unsent : undefined);
}
