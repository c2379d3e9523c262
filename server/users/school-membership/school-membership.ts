import { administersSchool } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { roleLists } from '../../database/role-lists.ts';
import { inEverySchool } from '../../database/scope/scope.ts';

/** A query of the ids of a school's followers: those that it created, and those of its students. */
export const followersOfSchool = (schoolId: number | null): RawBuilder<unknown> => sql`
  select w.id from users w where w.creator_schools_id = ${schoolId}
  union select f.users_id from users_students f join students s on s.id = f.students_id where s.schools_id = ${schoolId}`;

/**
 * Whether a follower (`users as u`) is more than the actor's school's own: created elsewhere, or with a child in another school. Their identity is then
 * theirs alone to change. Shown to the school's administrators only [followers.identity].
 */
export const isShared = (actor: Pick<Actor, 'kind' | 'offerId' | 'schoolId'>): RawBuilder<boolean> =>
  administersSchool(actor)
    ? sql`(u.role in ${roleLists.followers} and (u.creator_schools_id is distinct from ${actor.schoolId}::int
        or app_follows_elsewhere(u.id, ${actor.schoolId})))`
    : sql`false`;

/** The school to which a person (`users as u`) shows themselves whole: the actor's own, if they belong to it. */
const isOfSchool = (schoolId: number): RawBuilder<SqlBool> =>
  sql`case when u.role in ${roleLists.followers} then u.id in (${followersOfSchool(schoolId)}) else u.schools_id = ${schoolId} end`;

/** Whether a person belongs to a school: its staff, a follower that it created or of one of its students. */
export async function belongsTo(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const query = db.selectFrom('users as u').select('u.id').where('u.id', '=', userId).where(isOfSchool(schoolId));
  return !!(await inEverySchool(() => query.executeTakeFirst()));
}

/** Locks a person's schools until the transaction ends, before checking who may change the identity. */
export const lockPerson = (trx: Db, userId: number) =>
  inEverySchool(() =>
    trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst(),
  );

/**
 * Moves a follower to the school of one of their children, the current one first; without children, to the one that created them. Pass the
 * transaction that detached them.
 */
export const moveToRemainingSchool = (trx: Db, userId: number) =>
  inEverySchool(() =>
    sql`update users u set schools_id = coalesce(
      (select s.schools_id from users_students f join students s on s.id = f.students_id
       where f.users_id = u.id order by (s.schools_id is not distinct from u.schools_id) desc, f.id limit 1),
      u.creator_schools_id)
    where u.id = ${userId} and u.role in ${roleLists.followers}`.execute(trx),
  );

/** Removes a follower's links, requests and origin in one school; the account stays [followers.shared-delete]. Call within a transaction. */
export const leaveSchool = (trx: Db, userId: number, schoolId: number): Promise<void> =>
  inEverySchool(() => leave(trx, userId, schoolId)); // the school loses sight of them half-way

async function leave(trx: Db, userId: number, schoolId: number): Promise<void> {
  await sql`delete from users_students f using students s
    where s.id = f.students_id and f.users_id = ${userId} and s.schools_id = ${schoolId}`.execute(trx);
  await sql`update attach_requests set status = 'WITHDRAWN', date_answer = now()
    where users_id = ${userId} and schools_id = ${schoolId} and status = 'PENDING'`.execute(trx);
  await sql`update users set creator_schools_id = null where id = ${userId} and creator_schools_id = ${schoolId}`.execute(
    trx,
  );
  await moveToRemainingSchool(trx, userId);
}
