import type { Message, MessagesPage } from '@memocartes/contract/messaging/chats.routes';

/** Fetched messages of a thread, oldest first, without gaps. */
type ThreadState = { readonly messages: readonly Message[]; readonly hasOlder: boolean };

export const emptyThread: ThreadState = { messages: [], hasOlder: false };

/** Merges messages by id, oldest first; a message in `added` replaces the existing message with its id. */
function mergeById(existing: readonly Message[], added: readonly Message[]): Message[] {
  const byId = new Map([...existing, ...added].map((item) => [item.id, item]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** The thread with its latest page; a page that does not connect to the loaded messages replaces them. */
export function withLatest({ messages, hasOlder }: ThreadState, page: MessagesPage): ThreadState {
  const existing = new Set(messages.map(({ id }) => id));
  const follows = !page.has_older || page.messages.some(({ id }) => existing.has(id));
  if (messages.length === 0 || !follows) return { messages: page.messages, hasOlder: page.has_older };
  return { messages: mergeById(messages, page.messages), hasOlder };
}

/** Adds the page of messages before `before`. Ignores it if `before` is no longer the id of the first message. */
export const withOlder = (thread: ThreadState, before: number, page: MessagesPage): ThreadState =>
  thread.messages[0]?.id === before
    ? { messages: mergeById(page.messages, thread.messages), hasOlder: page.has_older }
    : thread;

/** The thread with messages that were just sent, if it does not have them yet. */
export const withSent = (messages: readonly Message[], sent: readonly Message[]): readonly Message[] =>
  sent.length > 0 ? mergeById(sent, messages) : messages;
