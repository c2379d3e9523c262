/**
 * Kinds of change in a conversation. MESSAGE, READ and REMOVED: a new message, a read mark, a removed message. CLOSED and
 * OPENED: the conversation was closed, or reopened. GONE: this account no longer sees it.
 */
export type ChatChange = 'MESSAGE' | 'READ' | 'REMOVED' | 'CLOSED' | 'OPENED' | 'GONE';

/**
 * An event of `GET /account/live`, after which clients refetch through the API, which checks permissions
 * [notifications.live] [families.detached].
 * - `notifications`, `chat`: the account's notifications or conversations changed.
 * - `rights`: the account was added to the list of developers, or removed from it.
 * - `announcements`: announcements to the account's schools changed.
 * - `children`: the children of a follower changed.
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
