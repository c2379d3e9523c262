/**
 * Kinds of change in a chat: a message, a read mark, a removed message; the chat closed, open again, or no longer
 * visible to this account.
 */
export type ChatChange = 'MESSAGE' | 'READ' | 'REMOVED' | 'CLOSED' | 'OPENED' | 'GONE';

/**
 * An event of `GET /account/live`: a change of the account's notifications, chats or permissions, of announcements to
 * its schools, or of a follower's children. Clients then refetch through the API, which checks permissions
 * [notifications.live] [families.detached].
 */
export type AccountEvent =
  | { event: 'notifications' }
  | { event: 'announcements' }
  | { event: 'children' }
  | { event: 'rights' }
  | { event: 'chat'; chat_id: number; kind: ChatChange };

/** Sent when the connection opens: the client's data may be outdated. */
export const accountReady = 'ready';
export type AccountMessage = AccountEvent | { event: typeof accountReady };
