import type { ReceivedRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** A request (`attach_requests as r`) that still awaits its answer. */
const isPending = sql<boolean>`(r.status = 'PENDING' and r.date_expiration > now())`;

const pending = (db: Db) =>
  db
    .selectFrom('attach_requests as r')
    .innerJoin('students as s', 's.id', 'r.students_id')
    .select(['r.id', 'r.relation', 'r.relation_other', 'r.date_create', 'r.date_expiration'])
    .where(isPending)
    .orderBy('r.id');

/** Requests of a school for one student, with the addresses that it typed. */
export const listSent = (db: Db, studentId: number) =>
  pending(db).select('r.email').where('r.students_id', '=', studentId).execute();

/** Pending requests of a follower: the school, and the child's first name and initial. */
export async function listReceived(db: Db, userId: number): Promise<ReceivedRequest[]> {
  const query = pending(db)
    .innerJoin('schools as o', 'o.id', 'r.schools_id')
    .select(['o.name as school', 's.firstname', sql<string>`upper(left(s.lastname, 1))`.as('initial')])
    .where('r.users_id', '=', userId);
  const rows = await inEverySchool(() => query.execute());
  return rows.map(({ school, firstname, initial, ...row }) => ({
    ...row,
    school: { name: school },
    student: { firstname, initial },
  }));
}

/** A request of a school as the subject of a permission, among those that the actor may see; or undefined. */
export const findSent = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('attach_requests as r')
    .select(['r.id', 'r.schools_id as schoolId', 'r.students_id', 'r.email', 'r.relation', 'r.relation_other'])
    .where('r.id', '=', id)
    .where(isPending)
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('r.schools_id', '=', actor.schoolId))
    .executeTakeFirst();

/** The follower with exactly this address; or undefined. */
export const findFollowerByEmail = (db: Db, email: string) =>
  inEverySchool(() =>
    db
      .selectFrom('users as u')
      .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
      .select(['u.id', 'a.status', 'a.firstname', 'a.lastname'])
      .where('a.email', '=', email)
      .where('u.role', 'in', rolesOf('children'))
      .executeTakeFirst(),
  );
