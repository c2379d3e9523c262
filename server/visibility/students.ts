import { administersSchool } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Condition that the class in `column` is one of the teacher's classes. */
export const taughtBy = (userId: number, column: string): RawBuilder<SqlBool> =>
  sql`
    ${sql.ref(column)} in (
      select classes_users_pro.classes_id
      from classes_users_pro
      where classes_users_pro.users_pro_id = ${userId}
    )
  `;

/** Condition on `students`: followed by the person [families.own-children] [families.detached]. */
export const followedBy = (userId: number): RawBuilder<SqlBool> =>
  sql`students.id in (select users_students.students_id from users_students where users_students.users_id = ${userId})`;

/** The people who follow a student (`students`), whatever the status of their account. */
export const followerIds = sql<number[]>`
  array(select users_students.users_id from users_students where users_students.students_id = students.id)
`;

/** Condition on `students`: a follower is attached, whatever the status of their account. */
export const isFollowed = sql<boolean>`
  exists (select from users_students where users_students.students_id = students.id)
`;

/**
 * Condition on `students` that an actor may see [permissions.other-school]. Superadmins see all, followers their own
 * children, others the students of their school.
 */
export function visibleStudents(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  if (scopeOf(actor.kind) === 'children') return followedBy(actor.userId);
  return sql`students.schools_id = ${actor.schoolId}`;
}

/** Whether an actor's lists are limited to the classes they teach. */
export const seesOwnClasses = (actor: Pick<Actor, 'kind' | 'offerId'>): boolean =>
  scopeOf(actor.kind) === 'classes' && !administersSchool(actor);

/**
 * Condition for the students in an actor's lists [permissions.teacher]. With `ownClasses`: those of the actor's
 * classes. For followers: their children. Otherwise: those of the school, or of all schools if `schoolId` is undefined.
 */
export function listedStudents(
  actor: Pick<Actor, 'kind' | 'userId'> & { ownClasses: boolean },
  schoolId: number | undefined,
): RawBuilder<SqlBool> {
  const inSchool = schoolId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`students.schools_id = ${schoolId}`;
  if (actor.ownClasses) return sql`${inSchool} and ${taughtBy(actor.userId, 'students.classes_id')}`;
  return scopeOf(actor.kind) === 'children' ? followedBy(actor.userId) : inSchool;
}
