import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

/** A student's state in an open session: awaited, present without a tablet, revising, or finished. */
export type Presence = 'INACTIVE' | 'PRESENT' | 'ACTIVE' | 'ENDED';

/**
 * The state of a student. A student without a tablet stays `PRESENT` when the session closes [sessions.present]
 * [sessions.student].
 */
export const presenceOf = ({ status, on_tablet }: Pick<SessionStudent, 'status' | 'on_tablet'>): Presence =>
  status === 'INACTIVE' || on_tablet ? status : 'PRESENT';

type Ending = Pick<SessionStudent, 'status' | 'on_tablet' | 'has_finished'>;

/** Whether the student answered all their cards; with an older server, whether their revision ended. */
export const hasFinished = ({ status, on_tablet, has_finished }: Ending): boolean =>
  has_finished ?? (status === 'ENDED' && on_tablet);

/**
 * Whether the student's revision ended, for example by the closing of the session, before all cards were answered
 * [sessions.unfinished].
 */
export const isUnfinished = (student: Ending): boolean =>
  student.status === 'ENDED' && student.on_tablet && !hasFinished(student);

export const answersOf = ({ nb_right, nb_wrong }: SessionStudent): number => nb_right + nb_wrong;
