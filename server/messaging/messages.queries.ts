import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { runPlannedOnce } from '../database/queries/prepared.ts';
import type { PersonRow } from './participants.ts';
import { presentPerson } from './participants.ts';

/** Messages with their authors; `client_id` only for the account that sent them. */
export const selectMessages = (db: Db, accountId: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('chats as h', 'h.id', 'm.chats_id')
    .leftJoin('authentications as a', 'a.id', 'm.authentications_id')
    .leftJoin('users as u', 'u.authentications_id', 'a.id')
    .leftJoin('users_students as f', (join) =>
      join.onRef('f.users_id', '=', 'u.id').onRef('f.students_id', '=', 'h.students_id'),
    )
    .select(['m.id', 'm.content', 'm.date_create', 'm.date_remove', 'a.id as author_id', 'a.firstname', 'a.lastname'])
    .select(['a.role', 'f.relation', 'f.relation_other'])
    .select(sql<string | null>`case when m.authentications_id = ${accountId} then m.client_id end`.as('client_id'));

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

export const presentMessage = ({ author_id, ...row }: MessageRow): Message => ({
  id: row.id,
  author: author_id === null ? null : presentPerson({ ...(row as PersonRow), id: author_id }),
  content: row.content,
  is_removed: row.date_remove !== null,
  date_create: row.date_create,
  client_id: row.client_id,
});

type Asked = { chatId: number; accountId: number; before?: number | undefined; nb_items: number };

/** One page of a thread, oldest first, before a message or from the latest [messaging.thread]. */
export async function listMessages(db: Db, { chatId, accountId, before, nb_items }: Asked) {
  const query = selectMessages(db, accountId)
    .where('m.chats_id', '=', chatId)
    .$if(before !== undefined, (query) => query.where('m.id', '<', before!))
    .orderBy('m.id', 'desc')
    .limit(nb_items + 1);
  const rows = await runPlannedOnce(db, query);
  return { messages: rows.slice(0, nb_items).reverse().map(presentMessage), has_older: rows.length > nb_items };
}

export const findMessage = async (db: Db, accountId: number, id: number): Promise<Message> =>
  presentMessage(await selectMessages(db, accountId).where('m.id', '=', id).executeTakeFirstOrThrow());
