import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Condition on `resources` that a follower may read [resources.followers] [resources.audience]. The audience is SCHOOL,
 * and the resource is common or belongs to a school where the follower has a child.
 */
const forFollower = ({ userId }: Actor): RawBuilder<SqlBool> =>
  sql`
    resources.audience = 'SCHOOL'
      and (
        resources.schools_id is null
        or exists (
          select from users_students
          where users_students.users_id = ${userId} and users_students.schools_id = resources.schools_id
        )
      )
  `;

/**
 * Condition on `resources` in an actor's reach, deleted or not [resources.common]. Superadmins: all. Staff: common
 * resources and those of their school. Followers: those of `forFollower`. Tablets: none.
 */
export function resourcesInReach(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  if (scopeOf(actor.kind) === 'children') return forFollower(actor);
  if (scopeOf(actor.kind) !== 'school' && scopeOf(actor.kind) !== 'classes') return sql`false`;
  return sql`(resources.schools_id is null or resources.schools_id = ${actor.schoolId}::int)`;
}

/** Condition on the `resources` in reach that are not deleted. */
export const visibleResources = (actor: Actor): RawBuilder<SqlBool> =>
  sql`(resources.date_delete is null and ${resourcesInReach(actor)})`;
