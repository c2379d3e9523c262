import type { SendToClass, SentToClass } from '@memocartes/contract/messaging/chats.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { keepTeacher } from '../school-membership/keep-links.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { openChat } from './chats.writes.ts';
import { storeMessage } from './messages.writes.ts';

/** The students of a class, locked so that none changes class before the messages are stored. */
async function lockStudents(trx: Trx, classId: number) {
  const students = await trx
    .selectFrom('students')
    .select('id')
    .where('classes_id', '=', classId)
    .orderBy('id')
    .forShare()
    .execute();
  return students.map(({ id }) => id);
}

/** Those of the students who have a follower with an active account, possibly of another school. */
async function findReachable(trx: Trx, studentIds: readonly number[]): Promise<Set<number>> {
  const query = sql<{ id: number }>`
    select distinct users_students.students_id as id
    from users_students
      join users on users.id = users_students.users_id
      join authentications on authentications.id = users.authentications_id
        and authentications.status = 'ACTIVE'
    where users_students.students_id = any(${studentIds})
  `;
  const { rows } = await inEverySchool(() => query.execute(trx));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Sends one message to the followers of a class's students, in the conversation of each student, so that they do not
 * see the answers of other followers. Messages that the sender has not read stay unread [messaging.class]. A message
 * sent again is stored once in each conversation [messaging.once].
 * @throws 404, FORBIDDEN for a class that the actor does not teach or without messaging, CLASS_WITHOUT_FOLLOWER
 */
export async function sendToClass(
  db: Db,
  actor: Actor,
  { class_id: classId, content, client_id: clientId }: SendToClass,
): Promise<SentToClass> {
  const { schoolId, ...counts } = await db.transaction().execute(async (trx) => {
    authorize(actor, 'chat:write-class', await findClassSubject(trx, actor, classId));
    const students = await lockStudents(trx, classId);
    // After the students, as in `sendMessage` [messaging.detached].
    await keepTeacher(trx, actor.userId, classId);
    // The actor may have been removed from the class, or transferred, while these locks were awaited.
    const class_ = await findClassSubject(trx, actor, classId);
    authorize(actor, 'chat:write-class', class_);
    const reachable = await findReachable(trx, students);
    if (!reachable.size) throw refuse('CLASS_WITHOUT_FOLLOWER');
    for (const studentId of students.filter((id) => reachable.has(id))) {
      const chat = await openChat(trx, actor, studentId);
      await storeMessage(trx, { chatId: chat.id, accountId: actor.id, content, clientId, hasReadChat: false });
    }
    return {
      nb_sent: reachable.size,
      nb_without_follower: students.length - reachable.size,
      schoolId: class_.schoolId,
    };
  });
  const quiet = await quietUntil(db, schoolId);
  return { ...counts, notified_at: quiet?.toISOString() ?? null };
}
