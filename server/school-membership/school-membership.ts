import { administersSchool } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/**
 * A query of the ids of a school's followers: those that it created, and those of its students. The array is computed
 * once: with outdated statistics of the tables, PostgreSQL would compute the union again for each person.
 */
export const followersOfSchool = (schoolId: number | null): RawBuilder<unknown> => sql`
  select unnest(
    array(
      select users.id
      from users
      where users.creator_schools_id = ${schoolId}
      union
      select users_students.users_id
      from users_students
      where users_students.schools_id = ${schoolId}
    )
  )
`;

/** A query of the ids of followers whose children have all left; of a school, if given [followers.departed]. */
export const departedFollowers = (schoolId: number | undefined): RawBuilder<unknown> => sql`
  select users_students.users_id
  from users_students join students on students.id = users_students.students_id
  where ${schoolId === undefined ? sql`true` : sql`students.schools_id = ${schoolId}`}
  group by users_students.users_id
  having bool_and(students.status = 'INACTIVE')
`;

/**
 * Whether a follower (`users`) is shared with other schools: created elsewhere, or with a child in another school. A
 * school can't change the identity of a shared follower [followers.identity]. False if the actor administers no school.
 */
export const isShared = (actor: Pick<Actor, 'kind' | 'offerId' | 'schoolId'>): RawBuilder<boolean> =>
  administersSchool(actor)
    ? sql`
      (
        users.role in ${roleLists.followers}
        and (
          users.creator_schools_id is distinct from ${actor.schoolId}::int
          or app_follows_elsewhere(users.id, ${actor.schoolId})
        )
      )
    `
    : sql`false`;

/** Condition that a person (`users`) belongs to the school. */
const isOfSchool = (schoolId: number): RawBuilder<SqlBool> =>
  sql`
    case
      when users.role in ${roleLists.followers} then users.id in (${followersOfSchool(schoolId)})
      else users.schools_id = ${schoolId}
    end
  `;

/** Whether a person belongs to a school: staff, a follower that the school created, or a follower of its students. */
export async function belongsTo(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const query = db.selectFrom('users').select('users.id').where('users.id', '=', userId).where(isOfSchool(schoolId));
  return !!(await inEverySchool(() => query.executeTakeFirst()));
}

/** Locks a person until the transaction ends, so that their schools can't change after permissions are checked. */
export const lockPerson = (trx: Trx, userId: number) =>
  inEverySchool(() =>
    trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst(),
  );

/** Locks the followers of a school until the transaction ends, so that none leaves the school meanwhile. */
export const lockFollowers = (trx: Trx, schoolId: number) =>
  inEverySchool(() =>
    sql`
      select from users
      where id in (${followersOfSchool(schoolId)})
      order by id
      for no key update
    `.execute(trx),
  );
