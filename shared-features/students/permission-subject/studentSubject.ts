import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Student } from '@memocartes/contract/students/students.routes';
import type { Me } from '@memocartes/shared-shell/session';

/** A student as subject of the permission table. */
export const studentSubject = (student: Student): Subject => ({
  schoolId: student.schools_id,
  followerIds: student.followers.map(({ id }) => id),
});

/** A follower of a student as subject of the permission table; `authorId` is set if the follower is the user. */
export const followerSubject = (
  student: Student,
  follower: { readonly id: number },
  me: Pick<Me, 'id' | 'id_user'>,
): Subject => ({
  schoolId: student.schools_id,
  authorId: follower.id === me.id_user ? me.id : null,
});
