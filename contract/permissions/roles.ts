/** Roles of an account. */
export const roles = ['SUPERADMIN', 'ADMIN', 'TEACHER', 'USER'] as const;
export type Role = (typeof roles)[number];

/** What somebody is who is shown. What who asks may do is told by `can` alone. */
export const isTeacher = (shown: { readonly role: Role | null }): boolean => shown.role === 'TEACHER';
export const isFollower = (shown: { readonly role: Role | null }): boolean => shown.role === 'USER';

/**
 * Who asks. An adult's account; a student's tablet is a DEVICE, and whoever has neither is ANONYMOUS.
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
