import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

/** A student's state in an open session: awaited, present without a tablet, revising, or finished. */
export type Presence = 'INACTIVE' | 'PRESENT' | 'ACTIVE' | 'ENDED';

/**
 * The state of a student. A student without a tablet stays `PRESENT` when the session closes [sessions.present]
 * [sessions.student].
 */
export const presenceOf = ({ status, on_tablet }: Pick<SessionStudent, 'status' | 'on_tablet'>): Presence =>
  status === 'INACTIVE' || on_tablet ? status : 'PRESENT';

/**
 * Whether the closing of the session, at `dateClose`, ended the student's revision: it then ends at the same time
 * [sessions.unfinished].
 */
export const isUnfinished = (
  { status, on_tablet, date_end }: Pick<SessionStudent, 'status' | 'on_tablet' | 'date_end'>,
  dateClose: string | null,
): boolean => status === 'ENDED' && on_tablet && date_end !== null && date_end === dateClose;

export const answersOf = ({ nb_right, nb_wrong }: SessionStudent): number => nb_right + nb_wrong;
