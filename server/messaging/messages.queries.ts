import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { type InferResult, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { runPlannedOnce } from '../database/queries/prepared.ts';
import { type PersonRow, presentPerson } from './participants.ts';

/** Messages with their authors; `client_id` only if the account `accountId` sent the message. */
export const selectMessages = (db: Db, accountId: number | null) =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chats_id')
    .leftJoin('authentications', 'authentications.id', 'messages.authentications_id')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('users_students', (join) =>
      join
        .onRef('users_students.users_id', '=', 'users.id')
        .onRef('users_students.students_id', '=', 'chats.students_id'),
    )
    .select([
      'messages.id',
      'messages.content',
      'messages.date_create',
      'messages.date_remove',
      'authentications.id as author_id',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.role',
      'users_students.relation',
      'users_students.relation_other',
    ])
    .select(
      sql<string | null>`case when messages.authentications_id = ${accountId} then messages.client_id end`.as(
        'client_id',
      ),
    );

type MessageRow = InferResult<ReturnType<typeof selectMessages>>[number];

export const presentMessage = ({ author_id, ...row }: MessageRow): Message => ({
  id: row.id,
  author: author_id === null ? null : presentPerson({ ...(row as PersonRow), id: author_id }),
  content: row.content,
  is_removed: row.date_remove !== null,
  date_create: row.date_create,
  client_id: row.client_id,
});

type Params = { chatId: number; accountId: number; before?: number; nb_items: number };

/**
 * One page of a conversation's messages, oldest first: those before a given message, or the latest [messaging.thread].
 */
export async function listMessages(db: Db, { chatId, accountId, before, nb_items }: Params) {
  let query = selectMessages(db, accountId)
    .where('messages.chats_id', '=', chatId)
    .orderBy('messages.id', 'desc')
    .limit(nb_items + 1);
  if (before !== undefined) query = query.where('messages.id', '<', before);
  const rows = await runPlannedOnce(db, query);
  return { messages: rows.slice(0, nb_items).reverse().map(presentMessage), has_older: rows.length > nb_items };
}

export const findMessage = async (db: Db, accountId: number, id: number): Promise<Message> =>
  presentMessage(await selectMessages(db, accountId).where('messages.id', '=', id).executeTakeFirstOrThrow());
