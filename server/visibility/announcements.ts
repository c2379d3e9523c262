import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

/** Condition that `announcements as a` is for `schools as o` [announcements.target]. */
export const isForSchool: RawBuilder<SqlBool> = sql`(a.target = 'ALL' or o.offers_id = any(a.offers)
  or exists (select from announcements_schools x where x.announcements_id = a.id and x.schools_id = o.id))`;

/** Condition that `announcements as a` runs today, in Paris [announcements.days]. */
export const isRunning: RawBuilder<SqlBool> = sql`(a.date_delete is null and a.date_stop is null
  and (now() at time zone 'Europe/Paris')::date between a.date_start and a.date_end)`;

/** Condition that `announcements as a` is for a school of the actor: their own, or their children’s. */
export const announcedTo = ({ kind, schoolId, userId }: Actor): RawBuilder<SqlBool> =>
  scopeOf(kind) === 'children'
    ? sql`exists (select from users_students f join schools o on o.id = f.schools_id where f.users_id = ${userId} and ${isForSchool})`
    : sql`exists (select from schools o where o.id = ${schoolId}::int and ${isForSchool})`;
