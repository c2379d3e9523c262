import type { SendMessage } from '@memocartes/contract/messaging/chats.routes';
import { takeBackMinutes } from '@memocartes/contract/messaging/messaging';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { markLinkViewed, notify } from '../notifications/notify.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { keepFollower, keepTeacher } from '../school-membership/keep-links.ts';
import { findOwnChat, type OwnMessage } from './access.ts';
import { publishChatEvent } from './chat-events.ts';
import { findMessage } from './messages.queries.ts';

/**
 * Locks a conversation until the transaction ends, so that it isn't closed meanwhile.
 * @throws CHAT_CLOSED
 */
export async function lockOpenChat(trx: Trx, id: number): Promise<void> {
  const open = await trx
    .selectFrom('chats')
    .select('id')
    .where('id', '=', id)
    .where('date_close', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!open) throw refuse('CHAT_CLOSED');
}

type NewMessage = { chatId: number; accountId: number; content: string; clientId: string | undefined };

/** The id of the account's message with this client id, or undefined. */
async function findSent(trx: Trx, { chatId, accountId, clientId }: NewMessage): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const sent = await trx
    .selectFrom('messages')
    .select('id')
    .where('chats_id', '=', chatId)
    .where('authentications_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return sent?.id;
}

/**
 * Inserts a message into an open conversation, once for each client id [messaging.once]. A message sent again is found
 * even if the conversation was closed since.
 * @returns its id, and whether it is new
 * @throws CHAT_CLOSED
 */
async function insertMessage(trx: Trx, message: NewMessage) {
  const sent = await findSent(trx, message);
  if (sent !== undefined) return { id: sent, isNew: false };
  const { chatId, accountId, content, clientId } = message;
  await lockOpenChat(trx, chatId);
  const row = { chats_id: chatId, authentications_id: accountId, content, client_id: clientId ?? null };
  const created = await trx
    .insertInto('messages')
    .values(row)
    .onConflict((conflict) => conflict.columns(['chats_id', 'authentications_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) return { id: created.id, isNew: true };
  // A concurrent request has sent the same message.
  return { id: (await findSent(trx, message))!, isNew: false };
}

/**
 * Marks a conversation as read up to a message, never backwards, and its notification as viewed. Called when an account
 * reads a conversation or writes in it [messaging.read] [messaging.notified]. @returns whether the read mark changed
 */
export async function markRead(trx: Trx, chatId: number, accountId: number, messageId: number): Promise<boolean> {
  const changed = await trx
    .insertInto('chats_reads')
    .values({ chats_id: chatId, authentications_id: accountId, messages_id: messageId })
    .onConflict((conflict) =>
      conflict
        .columns(['chats_id', 'authentications_id'])
        .doUpdateSet({ messages_id: messageId })
        .where('chats_reads.messages_id', '<', messageId),
    )
    .returning('chats_id')
    .executeTakeFirst();
  // Even if the read mark did not change: of two concurrent messages, the one with the lower id may be stored last.
  await markLinkViewed(trx, accountId, `/messaging/${chatId}`);
  return !!changed;
}

/**
 * Stores a message once for each client id, and announces a new message to the other participants. `hasReadChat`:
 * whether its author has read the conversation; a message to a whole class leaves it unread.
 */
export async function storeMessage(trx: Trx, { hasReadChat, ...message }: NewMessage & { hasReadChat: boolean }) {
  const { chatId, accountId } = message;
  const stored = await insertMessage(trx, message);
  if (stored.isNew) {
    if (hasReadChat) await markRead(trx, chatId, accountId, stored.id);
    await publishChatEvent(trx, chatId, 'MESSAGE');
    await notify(trx, { kind: 'MESSAGE_RECEIVED', chatId, messageId: stored.id, authorId: accountId });
  }
  return stored;
}

/**
 * Keeps a student from being deleted and from changing class until the transaction ends. Call it first: deletions of a
 * student or class lock the student before the conversation and the links, so another order could deadlock.
 * @returns the student's class, null without one
 * @throws 404
 */
async function keepStudent(trx: Trx, id: number): Promise<number | null> {
  const query = trx.selectFrom('students').select('classes_id').where('id', '=', id).forShare();
  const student = await inEverySchool(() => query.executeTakeFirst());
  if (!student) throw refuse('NOT_FOUND');
  return student.classes_id;
}

/**
 * Sends a message of a participant, once for each client id, and notifies the other participants. `notified_at`: the
 * end of the school's quiet hours, when they get the notification; null outside quiet hours [messaging.quiet-hours].
 * @throws 404, 403, CHAT_CLOSED
 */
export async function sendMessage(
  db: Db,
  actor: Actor,
  { chat_id: chatId, content, client_id: clientId }: SendMessage,
) {
  const { schoolId, ...sent } = await db.transaction().execute(async (trx) => {
    const found = await findOwnChat(trx, actor, chatId);
    authorize(actor, 'chat:view', found);
    const classId = await keepStudent(trx, found.students_id);
    await keepFollower(trx, actor.userId, found.students_id);
    if (classId !== null) await keepTeacher(trx, actor.userId, classId);
    // The actor may have been detached, or removed from the class, while these locks were awaited [messaging.detached].
    const chat = await findOwnChat(trx, actor, chatId);
    authorize(actor, 'chat:view', chat);
    const { id, isNew } = await storeMessage(trx, {
      chatId,
      accountId: actor.id,
      content,
      clientId,
      hasReadChat: true,
    });
    return { ...(await findMessage(trx, actor.id, id)), isNew, schoolId: chat.schoolId };
  });
  const quiet = await quietUntil(db, schoolId);
  return { ...sent, notified_at: quiet?.toISOString() ?? null };
}

/**
 * Takes a message back: its text is deleted, its row stays as a trace [messaging.take-back].
 * @throws TAKE_BACK_TOO_LATE
 */
export async function takeBack(trx: Trx, id: number): Promise<void> {
  const removed = await trx
    .updateTable('messages')
    .set({ content: '', date_remove: sql<string>`now()` })
    .where('id', '=', id)
    .where('date_create', '>', sql<string>`now() - make_interval(mins => ${takeBackMinutes})`)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw refuse('TAKE_BACK_TOO_LATE');
}

/** Reports a message, once for each account; its current text is stored [messaging.report]. */
export const insertReport = (db: Db, actor: Actor, message: OwnMessage, reason: string) =>
  db
    .insertInto('messages_reports')
    .values({
      schools_id: message.schoolId,
      messages_id: message.id,
      authentications_id: actor.id,
      reason,
      content: message.content,
    })
    .onConflict((conflict) => conflict.columns(['messages_id', 'authentications_id']).doNothing())
    .execute();

/** Marks a report as dealt with; idempotent. */
export const resolveReport = (db: Db, actor: Actor, id: number) =>
  db
    .updateTable('messages_reports')
    .set({ date_resolve: sql<string>`now()`, resolved_by: actor.id })
    .where('id', '=', id)
    .where('date_resolve', 'is', null)
    .execute();
