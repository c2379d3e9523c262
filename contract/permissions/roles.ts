/** Roles of an account. */
export const roles = ['SUPERADMIN', 'ADMIN', 'TEACHER', 'USER'] as const;
export type Role = (typeof roles)[number];

/** Role of a person for display. Only `can` decides what an actor may do. */
export const isTeacher = (shown: { readonly role: Role | null }): boolean => shown.role === 'TEACHER';
export const isFollower = (shown: { readonly role: Role | null }): boolean => shown.role === 'USER';

/**
 * Sender of a request: an account, a student's tablet (DEVICE) or a visitor who is not signed in (ANONYMOUS). `schoolId` is the actor's own school
 * (null for SUPERADMIN); `teacherOf` and `followerOf` are ids of classes and students.
 */
export type Actor = {
  kind: Role | 'DEVICE' | 'ANONYMOUS';
  id: number;
  userId: number;
  schoolId: number | null;
  offerId: number | null;
  nbCards: number;
  nbPhysicalBoxes: number;
  /** For a device at home: its row, and the only student that it may see. It has no `id`, so that it is never taken for a tablet. */
  home?: { deviceId: number; studentId: number };
  /** Offers of the schools of a follower's children; absent for others. */
  childrenOffers?: readonly number[];
};

/** Actor of an anonymous request. */
export const anonymous: Actor = {
  kind: 'ANONYMOUS',
  id: 0,
  userId: 0,
  schoolId: null,
  offerId: null,
  nbCards: 0,
  nbPhysicalBoxes: 0,
};
