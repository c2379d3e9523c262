import { administersSchool } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** Condition that the class in `column` is one of the teacher's classes. */
export const taughtBy = (userId: number, column: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (select l.classes_id from classes_users_pro l where l.users_pro_id = ${userId})`;

/** Condition on `students as s`: followed by that person [families.own-children] [families.detached]. */
export const followedBy = (userId: number): RawBuilder<SqlBool> =>
  sql`s.id in (select f.students_id from users_students f where f.users_id = ${userId})`;

/** Condition on `students as s` for the students that an actor may see: all, the school's, or their own children [permissions.other-school]. */
export function visibleStudents(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  if (scopeOf(actor.kind) === 'children') return followedBy(actor.userId);
  return sql`s.schools_id = ${actor.schoolId}`;
}

/** Whether an actor's lists are limited to the classes they teach. */
export const seesOwnClasses = (actor: Pick<Actor, 'kind' | 'offerId'>): boolean =>
  scopeOf(actor.kind) === 'classes' && !administersSchool(actor);

/**
 * Condition for the students in an actor's lists: those of the school for its administrators, of their own classes for other teachers,
 * their children for followers [permissions.teacher].
 */
export function listedStudents(
  actor: Pick<Actor, 'kind' | 'userId'> & { ownClasses: boolean },
  schoolId: number | undefined,
): RawBuilder<SqlBool> {
  const inSchool = schoolId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`s.schools_id = ${schoolId}`;
  if (actor.ownClasses) return sql`${inSchool} and ${taughtBy(actor.userId, 's.classes_id')}`;
  return scopeOf(actor.kind) === 'children' ? followedBy(actor.userId) : inSchool;
}
