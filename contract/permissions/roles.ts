/** Roles of an account. */
export const roles = ['SUPERADMIN', 'ADMIN', 'TEACHER', 'USER'] as const;
export type Role = (typeof roles)[number];

/** The role of a person on display. What an actor may do is decided by `can` alone. */
export const isTeacher = (shown: { readonly role: Role | null }): boolean => shown.role === 'TEACHER';
export const isFollower = (shown: { readonly role: Role | null }): boolean => shown.role === 'USER';

/**
 * Who sends a request: an adult's account, a student's tablet (DEVICE) or nobody signed in (ANONYMOUS).
 * `schoolId` is the actor's own school, null for SUPERADMIN; `teacherOf`, `followerOf` are ids of classes and students.
 */
export type Actor = {
  kind: Role | 'DEVICE' | 'ANONYMOUS';
  id: number;
  userId: number;
  schoolId: number | null;
  offerId: number | null;
  nbCards: number;
  nbPhysicalBoxes: number;
};

/** Nobody signed in. */
export const anonymous: Actor = {
  kind: 'ANONYMOUS',
  id: 0,
  userId: 0,
  schoolId: null,
  offerId: null,
  nbCards: 0,
  nbPhysicalBoxes: 0,
};
