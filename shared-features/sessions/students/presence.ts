import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

/** A student's state in an open session: awaited, present without a tablet, revising, or finished. */
export type Presence = 'INACTIVE' | 'PRESENT' | 'ACTIVE' | 'ENDED';

/**
 * The state of a student. A student without a tablet stays `PRESENT` when the session closes [sessions.present]
 * [sessions.student].
 */
export const presenceOf = ({ status, on_tablet }: Pick<SessionStudent, 'status' | 'on_tablet'>): Presence =>
  status === 'INACTIVE' || on_tablet ? status : 'PRESENT';

/** Whether the student's revision ended, for example by the closing of the session, before all cards were answered. */
export const isUnfinished = ({
  status,
  on_tablet,
  has_finished,
}: Pick<SessionStudent, 'status' | 'on_tablet' | 'has_finished'>): boolean =>
  status === 'ENDED' && on_tablet && !has_finished;

export const answersOf = ({ nb_right, nb_wrong }: SessionStudent): number => nb_right + nb_wrong;
