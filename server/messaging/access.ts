import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Db } from '../database/database.ts';
import { inMessagingSchool, yearStart } from '../visibility/chats.ts';

/** Open conversations about students of the actor's classes, or about the actor's children. */
const openChats = ({ kind, userId }: Actor) =>
  scopeOf(kind) === 'classes'
    ? sql`
      select chats.id
      from classes_users_pro
        join students on students.classes_id = classes_users_pro.classes_id
        join chats on chats.students_id = students.id and chats.date_close is null
      where classes_users_pro.users_pro_id = ${userId}
    `
    : sql`
      select chats.id
      from users_students
        join chats on chats.students_id = users_students.students_id and chats.date_close is null
      where users_students.users_id = ${userId}
    `;

/**
 * Closed conversations of this school year in which the actor took part; for a follower, only while attached to the
 * student.
 */
const closedChats = ({ kind, id, userId }: Actor) => sql`
  select chats_participants.chats_id
  from chats_participants
    join chats on chats.id = chats_participants.chats_id and chats.date_close >= ${yearStart()}
  where chats_participants.authentications_id = ${id} ${
    scopeOf(kind) === 'children'
      ? sql`
        and exists (
          select from users_students
          where users_students.users_id = ${userId} and users_students.students_id = chats.students_id
        )
      `
      : sql``
  }
`;

/**
 * Condition on `chats`: those in which the actor takes part, in schools with messaging [messaging.participants]
 * [messaging.detached] [messaging.no-admin].
 */
export const ownChats = (actor: Actor): RawBuilder<SqlBool> =>
  sql`chats.id in (${openChats(actor)} union ${closedChats(actor)}) and ${inMessagingSchool}`;

/** A conversation of the actor as the subject of a permission, or undefined. */
export async function findOwnChat(db: Db, actor: Actor, id: number) {
  const chat = await db
    .selectFrom('chats')
    .select(['chats.id', 'chats.students_id', 'chats.schools_id as schoolId', 'chats.date_close'])
    .where('chats.id', '=', id)
    .where(ownChats(actor))
    .executeTakeFirst();
  return chat && { ...chat, participantIds: [actor.id] };
}

/** A message of one of the actor's conversations, or undefined. */
export async function findOwnMessage(db: Db, actor: Actor, id: number) {
  const message = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chats_id')
    .select([
      'messages.id',
      'messages.chats_id',
      'messages.authentications_id as authorId',
      'messages.content',
      'messages.date_remove',
      'chats.schools_id as schoolId',
      'chats.date_close',
    ])
    .where('messages.id', '=', id)
    .where(ownChats(actor))
    .executeTakeFirst();
  return message && { ...message, participantIds: [actor.id] };
}

export type OwnMessage = NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>;
