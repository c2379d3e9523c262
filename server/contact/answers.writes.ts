import type { ContactState } from '@memocartes/contract/contact/contact';
import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { queueNotice } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { invalid, refuse } from '../http/errors.ts';
import { findReceived } from './answers.queries.ts';
import { answerMail } from './contact.mail.ts';

type Open = ReceivedMessage & { senderId: number | null };

/** Locks a message that was not answered in the portal. @throws 404, 409 ALREADY_ANSWERED */
async function lockOpen(trx: Db, id: number): Promise<Open> {
  const locked = await trx
    .selectFrom('contact_messages')
    .select('authentications_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const message = await findReceived(trx, id);
  if (!message || !locked) throw refuse('NOT_FOUND');
  if (message.answer !== null) throw refuse('ALREADY_ANSWERED');
  return { ...message, senderId: locked.authentications_id };
}

/**
 * Answers a message by mail, and stores the answer with the message [contact.answer]. Needs a transaction.
 * @throws 404, 409 ALREADY_ANSWERED, 422 for a sender without an e-mail address
 */
export async function answerMessage(trx: Db, config: Config, actor: Actor, id: number, answer: string): Promise<void> {
  const { sender, senderId, ...message } = await lockOpen(trx, id);
  if (!sender?.email || senderId === null) {
    throw invalid({
      answer: 'Cette personne n’a pas d’adresse e-mail\u00a0: appelez-la, puis marquez le message comme traité.',
    });
  }
  const changes = { answer, date_answer: sql<string>`now()`, answered_by: actor.id };
  await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute();
  await queueNotice({ db: trx, config }, senderId, (settings, person) => answerMail(settings, person, message, answer));
}

/**
 * Marks a message as answered elsewhere, or as new again [contact.answered-elsewhere]. Needs a transaction.
 * @throws 404, 409 ALREADY_ANSWERED
 */
export async function markMessage(trx: Db, actor: Actor, id: number, state: ContactState): Promise<void> {
  await lockOpen(trx, id);
  const changes =
    state === 'ANSWERED'
      ? { date_answer: sql<string>`coalesce(date_answer, now())`, answered_by: actor.id }
      : { date_answer: null, answered_by: null };
  await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute();
}
