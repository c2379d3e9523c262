/** How much of a session changed: what students answered; who is in it; that it was opened or closed. Each says the ones before it too. */
export const changeKinds = ['ANSWERS', 'PUPILS', 'SESSION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What the stream tells: which session changed. What it is now is read where sessions are read. */
export type SessionChange = { id: number; classes_id: number; kind: ChangeKind };

/**
 * Events of `GET /sessions/live`: `session` holds a `SessionChange`; `ready` says that from now on every change is told, so that
 * whatever was read before may be old.
 */
export const liveEvents = { ready: 'ready', session: 'session' } as const;
export type LiveEvent = keyof typeof liveEvents;

/** The stronger of two. */
export const strongest = (a: ChangeKind, b: ChangeKind): ChangeKind =>
  changeKinds.indexOf(a) > changeKinds.indexOf(b) ? a : b;
