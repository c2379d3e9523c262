import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { roleLists } from '../../database/role-lists.ts';
import { inEverySchool } from '../../database/scope/scope.ts';

/**
 * Moves a follower to the school of one of their children, if possible the follower's current school. A follower
 * without children moves to the school that created the follower. Pass the transaction that detached the follower.
 */
export const moveToRemainingSchool = (trx: Trx, userId: number) =>
  inEverySchool(() =>
    sql`
      update users
      set schools_id = coalesce(
        (
          select students.schools_id
          from users_students join students on students.id = users_students.students_id
          where users_students.users_id = users.id
          order by (students.schools_id is not distinct from users.schools_id) desc, users_students.id
          limit 1
        ),
        users.creator_schools_id
      )
      where users.id = ${userId} and users.role in ${roleLists.followers}
    `.execute(trx),
  );

/**
 * Removes a follower from a school: links, pending requests, and the school as creator. The account stays
 * [followers.shared-delete].
 */
export const leaveSchool = (trx: Trx, userId: number, schoolId: number): Promise<void> =>
  inEverySchool(() => leave(trx, userId, schoolId)); // The person becomes invisible to the school during the removal.

async function leave(trx: Trx, userId: number, schoolId: number): Promise<void> {
  await sql`
    delete from users_students using students
    where students.id = users_students.students_id
      and users_students.users_id = ${userId}
      and students.schools_id = ${schoolId}
  `.execute(trx);
  await sql`
    update attach_requests
    set status = 'WITHDRAWN', date_answer = now()
    where users_id = ${userId} and schools_id = ${schoolId} and status = 'PENDING'
  `.execute(trx);
  await sql`
    update users
    set creator_schools_id = null
    where id = ${userId} and creator_schools_id = ${schoolId}
  `.execute(trx);
  await moveToRemainingSchool(trx, userId);
}
