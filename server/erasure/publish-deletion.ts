import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Trx } from '../database/database.ts';
import { publishSessionEvent } from '../session-events/session-events.ts';

/**
 * Makes open pages reload after the deletion of students: followers' pages reload the children, and the page of an open
 * session reloads its students. Call before the deletion, in the same transaction [families.detached] [sessions.live].
 */
export async function publishDeletion(trx: Trx, studentIds: readonly number[]): Promise<void> {
  const followers = await trx
    .selectFrom('users_students')
    .innerJoin('users', 'users.id', 'users_students.users_id')
    .select('users.authentications_id')
    .distinct()
    .where('users_students.students_id', 'in', studentIds)
    .execute();
  const accounts = followers.map(({ authentications_id }) => authentications_id);
  await publishAccountEvent(trx, accounts, { event: 'children' });
  const sessions = await trx
    .selectFrom('sessions')
    .innerJoin('sessions_students', 'sessions_students.sessions_id', 'sessions.id')
    .select(['sessions.id', 'sessions.schools_id'])
    .distinct()
    .where('sessions_students.students_id', 'in', studentIds)
    .where('sessions.status', '=', 'ACTIVE')
    .execute();
  for (const session of sessions) await publishSessionEvent(trx, { ...session, kind: 'STUDENTS' });
}
