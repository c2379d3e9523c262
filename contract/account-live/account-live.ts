/** Kinds of change in a chat: a message, a read mark, a removed message; the chat closed, open again, or no longer visible to this account. */
export type ChatChange = 'MESSAGE' | 'READ' | 'REMOVED' | 'CLOSED' | 'OPENED' | 'GONE';

/**
 * An event for an account, of `GET /account/live`: its notifications, the announcements to its schools, a follower's children, or one of
 * its chats changed; its permissions changed. Clients then read again through the API, which checks permissions [notifications.live]
 * [families.detached].
 */
export type AccountEvent =
  | { event: 'notifications' }
  | { event: 'announcements' }
  | { event: 'children' }
  | { event: 'rights' }
  | { event: 'chat'; chat_id: number; kind: ChatChange };

/** Sent when the connection opens: data that the client has may be outdated. */
export const accountReady = 'ready';
export type AccountMessage = AccountEvent | { event: typeof accountReady };
