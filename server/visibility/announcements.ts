import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { parisToday } from '../calendar/weeks.ts';
import { roleLists } from '../database/role-lists.ts';

/** Condition that an announcement (`announcements`) is for a school (`schools`) [announcements.target]. */
export const isForSchool: RawBuilder<SqlBool> = sql`
  (
    announcements.target = 'ALL'
    or schools.offers_id = any(announcements.offers)
    or exists (
      select from announcements_schools
      where announcements_schools.announcements_id = announcements.id
        and announcements_schools.schools_id = schools.id
    )
  )
`;

/**
 * Subquery of the accounts of each school: its staff, and the followers of its students (`account_id`, `schools_id`).
 */
export const peopleOfSchools = sql`
  (
    select users.authentications_id as account_id, users.schools_id
    from users
    where users.role in ${roleLists.staff}
    union all
    select users.authentications_id, users_students.schools_id
    from users_students join users on users.id = users_students.users_id
  )
`;

/** Condition that an announcement (`announcements`) runs today, Paris time [announcements.days]. */
export const isRunning: RawBuilder<SqlBool> = sql`
  (
    announcements.date_delete is null
    and announcements.date_stop is null
    and ${parisToday} between announcements.date_start and announcements.date_end
  )
`;

/** Condition that an announcement (`announcements`) is for the actor's school, or a school of a follower's children. */
export const announcedTo = ({ kind, schoolId, userId }: Actor): RawBuilder<SqlBool> =>
  scopeOf(kind) === 'children'
    ? sql`
      exists (
        select from users_students join schools on schools.id = users_students.schools_id
        where users_students.users_id = ${userId} and ${isForSchool}
      )
    `
    : sql`exists (select from schools where schools.id = ${schoolId}::int and ${isForSchool})`;
