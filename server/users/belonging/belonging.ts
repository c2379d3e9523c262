import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { administersSchool } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';

/** A query of the ids of a school's followers: those that it created, and those of its students. */
export const followersOfSchool = (schoolId: number | null): RawBuilder<unknown> => sql`
  select w.id from users w where w.creator_schools_id = ${schoolId}
  union select f.users_id from users_students f join students s on s.id = f.students_id where s.schools_id = ${schoolId}`;

/**
 * Whether a follower (`users as u`) is more than the actor's school's own: created elsewhere, or with a child in another school. Their identity is then
 * theirs alone to change. Only who administers the school is told so.
 */
export const isShared = (actor: Pick<Actor, 'kind' | 'offerId' | 'schoolId'>): RawBuilder<boolean> =>
  administersSchool(actor)
    ? sql`(u.role = 'USER' and (u.creator_schools_id is distinct from ${actor.schoolId}::int
        or app_follows_elsewhere(u.id, ${actor.schoolId})))`
    : sql`false`;

/** The school to which a person (`users as u`) shows themselves whole: the actor's own, if they belong to it. */
const isOfSchool = (schoolId: number): RawBuilder<SqlBool> =>
  sql`case when u.role = 'USER' then u.id in (${followersOfSchool(schoolId)}) else u.schools_id = ${schoolId} end`;

/** Whether a person belongs to a school: its staff, a follower that it created or of one of its students. */
export async function belongsTo(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const query = db.selectFrom('users as u').select('u.id').where('u.id', '=', userId).where(isOfSchool(schoolId));
  return !!(await inEverySchool(() => query.executeTakeFirst()));
}

/** Keeps a person's schools as they are until the transaction ends: who may change an identity is asked after this. */
export const lockPerson = (trx: Db, userId: number) =>
  inEverySchool(() =>
    trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst(),
  );

/**
 * Puts a follower in the school of one of their children, the present one first; in the one that created them when they have none left. Give it the
 * transaction that detached them.
 */
export const rehome = (trx: Db, userId: number) =>
  inEverySchool(() =>
    sql`update users u set schools_id = coalesce(
      (select s.schools_id from users_students f join students s on s.id = f.students_id
       where f.users_id = u.id order by (s.schools_id is not distinct from u.schools_id) desc, f.id limit 1),
      u.creator_schools_id)
    where u.id = ${userId} and u.role = 'USER'`.execute(trx),
  );

/** Takes a follower out of a school: its links, its requests and its claim to have created them; the account stays. Give it a transaction. */
export const leaveSchool = (trx: Db, userId: number, schoolId: number): Promise<void> =>
  inEverySchool(() => leave(trx, userId, schoolId)); // half-way through it the school knows them no more

async function leave(trx: Db, userId: number, schoolId: number): Promise<void> {
  await sql`delete from users_students f using students s
    where s.id = f.students_id and f.users_id = ${userId} and s.schools_id = ${schoolId}`.execute(trx);
  await sql`update attach_requests set status = 'WITHDRAWN', date_answer = now()
    where users_id = ${userId} and schools_id = ${schoolId} and status = 'PENDING'`.execute(trx);
  await sql`update users set creator_schools_id = null where id = ${userId} and creator_schools_id = ${schoolId}`.execute(
    trx,
  );
  await rehome(trx, userId);
}
