/** Cache tags: one for each kind of data that queries return. */
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
  'home',
  'resource',
  'section',
  'history',
  'chat',
  'message',
  'invoice',
  'price',
  'notification',
  'announcement',
  'contactMessage',
  'portalState',
  'edition',
  'dashboard',
  'operation',
  'loginSession',
  'secondFactor',
  'privacy',
  'remote',
  'developer',
] as const;
export type TagType = (typeof tagTypes)[number];

type Id = number | string;

/** Tag of one entity. */
export const idTag = <T extends TagType>(type: T, id: Id) => ({ type, id });

/** Tag of all lists of one kind: invalidated when an entity may have entered or left a list [interface.list-fresh]. */
export const listTag = <T extends TagType>(type: T) => ({ type, id: 'LIST' as Id });

/** Tags of a list and of each of its rows; only the list's tag before the rows are loaded. */
export const listTags = <T extends TagType>(type: T, rows: readonly { id: Id }[] | undefined) => [
  listTag(type),
  ...(rows ?? []).map(({ id }) => idTag(type, id)),
];
