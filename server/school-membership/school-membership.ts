import { administersSchool } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** A query of the ids of a school's followers: those that it created, and those of its students. */
export const followersOfSchool = (schoolId: number | null): RawBuilder<unknown> => sql`
  select users.id from users where users.creator_schools_id = ${schoolId}
  union select users_students.users_id from users_students join students on students.id = users_students.students_id where students.schools_id = ${schoolId}`;

/**
 * Whether a follower (`users`) is shared with other schools: created elsewhere, or with a child in another school. A
 * school can't change the identity of a shared follower [followers.identity]. False if the actor administers no school.
 */
export const isShared = (actor: Pick<Actor, 'kind' | 'offerId' | 'schoolId'>): RawBuilder<boolean> =>
  administersSchool(actor)
    ? sql`(users.role in ${roleLists.followers} and (users.creator_schools_id is distinct from ${actor.schoolId}::int
        or app_follows_elsewhere(users.id, ${actor.schoolId})))`
    : sql`false`;

/** Condition that a person (`users`) belongs to the school. */
const isOfSchool = (schoolId: number): RawBuilder<SqlBool> =>
  sql`case when users.role in ${roleLists.followers} then users.id in (${followersOfSchool(schoolId)}) else users.schools_id = ${schoolId} end`;

/** Whether a person belongs to a school: staff, a follower that the school created, or a follower of its students. */
export async function belongsTo(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const query = db.selectFrom('users').select('users.id').where('users.id', '=', userId).where(isOfSchool(schoolId));
  return !!(await inEverySchool(() => query.executeTakeFirst()));
}

/** Locks a person until the transaction ends, so that their schools can't change after permissions are checked. */
export const lockPerson = (trx: Db, userId: number) =>
  inEverySchool(() =>
    trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst(),
  );

/**
 * Moves a follower to the school of one of their children, if possible the follower's current school. A follower
 * without children moves to the school that created the follower. Pass the transaction that detached the follower.
 */
export const moveToRemainingSchool = (trx: Db, userId: number) =>
  inEverySchool(() =>
    sql`update users set schools_id = coalesce(
      (select students.schools_id from users_students join students on students.id = users_students.students_id
       where users_students.users_id = users.id order by (students.schools_id is not distinct from users.schools_id) desc, users_students.id limit 1),
      users.creator_schools_id)
    where users.id = ${userId} and users.role in ${roleLists.followers}`.execute(trx),
  );

/**
 * Removes a follower from a school: links, pending requests, and the school as creator. The account stays
 * [followers.shared-delete]. Call within a transaction.
 */
export const leaveSchool = (trx: Db, userId: number, schoolId: number): Promise<void> =>
  inEverySchool(() => leave(trx, userId, schoolId)); // the person becomes invisible to the school during the removal

async function leave(trx: Db, userId: number, schoolId: number): Promise<void> {
  await sql`delete from users_students using students
    where students.id = users_students.students_id and users_students.users_id = ${userId} and students.schools_id = ${schoolId}`.execute(
    trx,
  );
  await sql`update attach_requests set status = 'WITHDRAWN', date_answer = now()
    where users_id = ${userId} and schools_id = ${schoolId} and status = 'PENDING'`.execute(trx);
  await sql`update users set creator_schools_id = null where id = ${userId} and creator_schools_id = ${schoolId}`.execute(
    trx,
  );
  await moveToRemainingSchool(trx, userId);
}
