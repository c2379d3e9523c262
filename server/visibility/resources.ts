import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** Condition that `resources as r` is of a school where the follower has a child, or common, and meant for families [resources.followers]. */
const forFollower = ({ userId }: Actor): RawBuilder<SqlBool> =>
  sql`r.audience = 'SCHOOL' and (r.schools_id is null
    or exists (select from users_students f where f.users_id = ${userId} and f.schools_id = r.schools_id))`;

/**
 * Condition on `resources as r`, deleted or not, for those of the actor's reach: all for a superadmin, common ones and the school's for its
 * staff, what is meant for families for a follower. Tablets have none.
 */
export function resourcesInReach(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  if (scopeOf(actor.kind) === 'children') return forFollower(actor);
  if (scopeOf(actor.kind) !== 'school' && scopeOf(actor.kind) !== 'classes') return sql`false`;
  return sql`(r.schools_id is null or r.schools_id = ${actor.schoolId}::int)`;
}

/** The same without deleted ones: what the actor may read [resources.audience] [resources.common]. */
export const visibleResources = (actor: Actor): RawBuilder<SqlBool> =>
  sql`(r.date_delete is null and ${resourcesInReach(actor)})`;
