import type { ReceivedRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { type Actor, rolesOf, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** Whether a request (`attach_requests`) is pending and has not expired. */
const isPending = sql<boolean>`(attach_requests.status = 'PENDING' and attach_requests.date_expiration > now())`;

const pending = (db: Db) =>
  db
    .selectFrom('attach_requests')
    .innerJoin('students', 'students.id', 'attach_requests.students_id')
    .select([
      'attach_requests.id',
      'attach_requests.relation',
      'attach_requests.relation_other',
      'attach_requests.date_create',
      'attach_requests.date_expiration',
    ])
    .where(isPending)
    .orderBy('attach_requests.id');

/** Pending requests for one student, with the addresses that the school typed. */
export const listSent = (db: Db, studentId: number) =>
  pending(db).select('attach_requests.email').where('attach_requests.students_id', '=', studentId).execute();

/** Pending requests to a follower, with the school, and the child's first name and initial of the last name. */
export async function listReceived(db: Db, userId: number): Promise<ReceivedRequest[]> {
  const query = pending(db)
    .innerJoin('schools', 'schools.id', 'attach_requests.schools_id')
    .select([
      'schools.name as school',
      'students.firstname',
      sql<string>`upper(left(students.lastname, 1))`.as('initial'),
    ])
    .where('attach_requests.users_id', '=', userId);
  const rows = await inEverySchool(() => query.execute());
  return rows.map(({ school, firstname, initial, ...row }) => ({
    ...row,
    school: { name: school },
    student: { firstname, initial },
  }));
}

/**
 * A pending request, as the subject of a permission; undefined if there is none. A superadmin finds the requests of any
 * school, another actor only the requests of their own school.
 */
export const findSent = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('attach_requests')
    .select([
      'attach_requests.id',
      'attach_requests.schools_id as schoolId',
      'attach_requests.students_id',
      'attach_requests.email',
      'attach_requests.relation',
      'attach_requests.relation_other',
    ])
    .where('attach_requests.id', '=', id)
    .where(isPending)
    .$if(scopeOf(actor.kind) !== 'platform', (query) => query.where('attach_requests.schools_id', '=', actor.schoolId))
    .executeTakeFirst();

/** The follower with exactly this address, or undefined. */
export const findFollowerByEmail = (db: Db, email: string) =>
  inEverySchool(() =>
    db
      .selectFrom('users')
      .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
      .select([
        'users.id',
        'authentications.status',
        'authentications.firstname',
        'authentications.lastname',
        'authentications.lang',
        'authentications.date_invited',
      ])
      .where('authentications.email', '=', email)
      .where('users.role', 'in', rolesOf('children'))
      .executeTakeFirst(),
  );
