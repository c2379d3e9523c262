/** What the server's data is cached by: one word a resource, as the contract's folders say it. */
export const tagTypes = [
  'me',
  'account',
  'user',
  'follower',
  'attachRequest',
  'student',
  'class',
  'school',
  'offer',
  'card',
  'cardImage',
  'cardOperation',
  'cardStudent',
  'subject',
  'pack',
  'print',
  'session',
  'progress',
  'device',
  'schoolDevice',
  'deviceSecret',
  'resource',
  'section',
  'document',
  'history',
  'chat',
  'message',
  'invoice',
  'notification',
  'dashboard',
  'operation',
  'settings',
  'loginSession',
  'secondFactor',
  'privacy',
] as const;
export type TagType = (typeof tagTypes)[number];

type Id = number | string;

/** One thing. */
export const idTag = <T extends TagType>(type: T, id: Id) => ({ type, id });

/** Every list of a kind: invalidated when something is added or taken away. */
export const listTag = <T extends TagType>(type: T) => ({ type, id: 'LIST' as Id });

/** A list and each thing on it; the list alone while there are no rows. */
export const listTags = <T extends TagType>(type: T, rows: readonly { id: Id }[] | undefined) => [
  listTag(type),
  ...(rows ?? []).map(({ id }) => idTag(type, id)),
];
