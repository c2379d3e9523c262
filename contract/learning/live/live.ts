/** What changed in a session: answers; who is in it; opened or closed. Each kind includes the ones before it. */
export const changeKinds = ['ANSWERS', 'PUPILS', 'SESSION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A message of the stream: which session changed. Clients read its new state from the session's own calls. */
export type SessionChange = { id: number; classes_id: number; kind: ChangeKind };

/**
 * Events of `GET /sessions/live`: `session` holds a `SessionChange`; `ready` comes when the subscription starts: data read before it
 * may be outdated.
 */
export const liveEvents = { ready: 'ready', session: 'session' } as const;
export type LiveEvent = keyof typeof liveEvents;

/** The stronger of two. */
export const strongest = (a: ChangeKind, b: ChangeKind): ChangeKind =>
  changeKinds.indexOf(a) > changeKinds.indexOf(b) ? a : b;
