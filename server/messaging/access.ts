import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db } from '../database/database.ts';
import { ownChats } from '../visibility/chats.ts';

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
