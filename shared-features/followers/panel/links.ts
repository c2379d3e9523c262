import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { User } from '@memocartes/contract/users/users.routes';

type Actor = { readonly schoolId: number | null };

/**
 * A follower as subject of the permission table. Followers belong to the schools of all their children; as the server
 * only returns those of the actor's school, the subject has that school.
 */
export const subjectOf = (follower: User, me: Actor): Subject => ({
  schoolId: me.schoolId,
  authorId: follower.authentications_id,
});

/**
 * The subject for changes of names, phone and e-mail, which a school may make only while the follower belongs to no
 * other school.
 */
export const identityOf = (follower: User, me: Actor): Subject => ({
  ...subjectOf(follower, me),
  ...(follower.is_shared && { schoolId: null }),
});

/**
 * The relationship to the page's student; in a list, to the only child, and undefined for several (« Multiple »)
 * [followers.multiple].
 */
export const linkOf = (follower: Pick<User, 'student'>, studentId: number | undefined) =>
  studentId === undefined
    ? follower.student.length === 1
      ? follower.student[0]
      : undefined
    : follower.student.find(({ student }) => student.id === studentId);
