import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { roleLists } from '../database/role-lists.ts';

/**
 * Condition on `resources` that a follower may read [resources.followers] [resources.audience]. The audience is SCHOOL,
 * and the resource is common or belongs to a school where the follower has a child.
 */
const forFollower = (userId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`
    (
      resources.audience = 'SCHOOL'
      and (
        resources.schools_id is null
        or exists (
          select from users_students
          where users_students.users_id = ${userId} and users_students.schools_id = resources.schools_id
        )
      )
    )
  `;

/** Condition on `resources` that staff of a school may read [resources.common]. */
const forStaff = (schoolId: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(resources.schools_id is null or resources.schools_id = ${schoolId})`;

/**
 * Condition on `resources` in an actor's reach, deleted or not [resources.common]. Superadmins: all. Staff: common
 * resources and those of their school. Followers: those of `forFollower`. Tablets: none.
 */
export function resourcesInReach(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  if (scopeOf(actor.kind) === 'children') return forFollower(sql`${actor.userId}`);
  if (scopeOf(actor.kind) !== 'school' && scopeOf(actor.kind) !== 'classes') return sql`false`;
  return forStaff(sql`${actor.schoolId}::int`);
}

/** Condition on the `resources` in reach that are not deleted. */
export const visibleResources = (actor: Actor): RawBuilder<SqlBool> =>
  sql`(resources.date_delete is null and ${resourcesInReach(actor)})`;

/** Condition on `notifications` joined with `notifications_users`: the recipient may read the linked resource. */
export const leadsToOwnResource = (): RawBuilder<SqlBool> => sql`
  exists (
    select from resources join users on users.authentications_id = notifications_users.authentications_id
    where resources.id = substring(notifications.link from '[0-9]+$')::int
      and resources.date_delete is null
      and case
        when users.role in ${roleLists.followers} then ${forFollower(sql`users.id`)}
        else ${forStaff(sql`users.schools_id`)}
      end
  )
`;
