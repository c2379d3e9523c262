import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';

/** How a student stands in an open session: awaited, present without a tablet, revising, or finished. */
export type Presence = 'INACTIVE' | 'PRESENT' | 'ACTIVE' | 'ENDED';

/** Who came without a tablet is present, whatever the session became. */
export const presenceOf = ({ status, on_tablet }: Pick<SessionStudent, 'status' | 'on_tablet'>): Presence =>
  status === 'INACTIVE' || on_tablet ? status : 'PRESENT';

export const answersOf = ({ nb_right, nb_wrong }: SessionStudent): number => nb_right + nb_wrong;
