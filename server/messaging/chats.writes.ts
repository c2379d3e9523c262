import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse, refuseBecause } from '../http/errors.ts';
import { isMessagingSchool } from '../offers/messaging.ts';
import { teacherIdsOf } from '../visibility/classes.ts';
import { followerIds, visibleStudents } from '../visibility/students.ts';

/** Finds a student whom the actor may see; a lock keeps the student's class unchanged until the transaction ends. */
const lockChatStudent = (trx: Trx, actor: Actor, id: number) =>
  trx
    .selectFrom('students')
    .select(['students.id', 'students.schools_id as schoolId', 'students.classes_id'])
    .select(
      sql<boolean>`(select ${isMessagingSchool} from schools where schools.id = students.schools_id)`.as(
        'hasMessaging',
      ),
    )
    .select([teacherIdsOf('students.classes_id').as('teacherIds'), followerIds.as('followerIds')])
    .where('students.id', '=', id)
    .where(visibleStudents(actor))
    .forShare()
    .executeTakeFirst();

/**
 * Opens the conversation about a student, or finds the open one [messaging.one-open]. A change of class closes it, by
 * the trigger `close_chat` of migration 0039 [messaging.closed]. An undo reopens it, by the trigger `reopen_chats`
 * [messaging.reopened].
 * @throws 404, FORBIDDEN for a non-participant or without messaging [messaging.offer] [messaging.new], CHAT_NO_CLASS
 */
export async function openChat(trx: Trx, actor: Actor, studentId: number): Promise<{ id: number; isNew: boolean }> {
  const student = await lockChatStudent(trx, actor, studentId);
  authorize(actor, 'chat:create', student);
  if (!student.hasMessaging) throw refuseBecause('MESSAGING_OFFER');
  if (student.classes_id === null) throw refuse('CHAT_NO_CLASS');
  const created = await trx
    .insertInto('chats')
    .values({ students_id: student.id, schools_id: student.schoolId, classes_id: student.classes_id })
    .onConflict((conflict) => conflict.columns(['students_id']).where('date_close', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return { id: created.id, isNew: true };
  const existing = await trx
    .selectFrom('chats')
    .select('id')
    .where('students_id', '=', student.id)
    .where('date_close', 'is', null)
    .executeTakeFirstOrThrow();
  return { id: existing.id, isNew: false };
}
