import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { User } from '@memocartes/contract/users/users.routes';

type Actor = { readonly schoolId: number | null };

/**
 * A follower as subject of the permission table, in the actor's school. A follower belongs to the schools of all their
 * children, and the server returns to a school only its own followers.
 */
export const subjectOf = (follower: User, me: Actor): Subject => ({
  schoolId: me.schoolId,
  authorId: follower.authentications_id,
});

/**
 * The subject for edits of names, phone and e-mail. It has no school if the follower also belongs to another school,
 * so that no school may edit them.
 */
export const identitySubjectOf = (follower: User, me: Actor): Subject => ({
  ...subjectOf(follower, me),
  ...(follower.is_shared && { schoolId: null }),
});

/**
 * The relationship to the student of the page. In a list, `studentId` is undefined. The result is then the relationship
 * to the only child, or undefined for several children (« Multiple ») [followers.multiple].
 */
export const linkOf = (follower: Pick<User, 'student'>, studentId: number | undefined) =>
  studentId === undefined
    ? follower.student.length === 1
      ? follower.student[0]
      : undefined
    : follower.student.find(({ student }) => student.id === studentId);
