import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';

/**
 * Withdraws the pending requests for links (`users_students`) that the school has just created without a request. If
 * accepted after a detachment, such a request would attach the follower again [followers.request-expires].
 */
export const withdrawPendingRequests = (trx: Trx, linkIds: readonly number[]) =>
  sql`
    update attach_requests
    set status = 'WITHDRAWN', date_answer = now()
    from users_students
    where users_students.id = any(${linkIds})
      and attach_requests.users_id = users_students.users_id
      and attach_requests.students_id = users_students.students_id
      and attach_requests.status = 'PENDING'
  `.execute(trx);
