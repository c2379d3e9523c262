/**
 * Kinds of changes of a session: its answers, its students, or its opening or closing. Each kind includes the previous
 * kinds [sessions.live].
 */
export const changeKinds = ['ANSWERS', 'STUDENTS', 'SESSION'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Message of the stream: the session that changed. A client then reloads the state of this session. */
export type SessionChange = { id: number; classes_id: number; kind: ChangeKind };

/**
 * Events of `GET /sessions/live`. `session` contains a `SessionChange`. `ready` is sent when the subscription starts:
 * data that the client read earlier may be outdated.
 */
export const liveEvents = { ready: 'ready', session: 'session' } as const;
export type LiveEvent = keyof typeof liveEvents;

/** Of two kinds of changes, the kind that includes the other kind. */
export const widestKind = (a: ChangeKind, b: ChangeKind): ChangeKind =>
  changeKinds.indexOf(a) > changeKinds.indexOf(b) ? a : b;
