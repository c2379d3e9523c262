/** What happened in a chat: a message, a read mark, a message removed; the chat closed, or gone for this account. */
export type ChatChange = 'MESSAGE' | 'READ' | 'REMOVED' | 'CLOSED' | 'GONE';

/**
 * An event for an account, of `GET /account/live`: its notifications, the announcements to its schools, a follower's children, or one of its
 * chats changed; what it may do changed. Clients then read again through the API, which checks permissions.
 */
export type AccountEvent =
  | { event: 'notifications' }
  | { event: 'announcements' }
  | { event: 'children' }
  | { event: 'rights' }
  | { event: 'chat'; chat_id: number; kind: ChatChange };

/** Sent when the connection opens, since what was read before may be outdated. */
export const accountReady = 'ready';
export type AccountMessage = AccountEvent | { event: typeof accountReady };
