/**
 * What changed in a session: answers; who is in it; opened or closed. Each kind includes the previous ones
 * [sessions.live].
 */
export const changeKinds = ['ANSWERS', 'PUPILS', 'SESSION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Message of the stream: the session that changed. Clients then reload its state. */
export type SessionChange = { id: number; classes_id: number; kind: ChangeKind };

/**
 * Events of `GET /sessions/live`. `session` contains a `SessionChange`; `ready` is sent when the subscription starts,
 * since data read before it may be outdated.
 */
export const liveEvents = { ready: 'ready', session: 'session' } as const;
export type LiveEvent = keyof typeof liveEvents;

/** The wider of two kinds of change. */
export const widest = (a: ChangeKind, b: ChangeKind): ChangeKind =>
  changeKinds.indexOf(a) > changeKinds.indexOf(b) ? a : b;
