import type { ContactState } from '@memocartes/contract/contact/contact';
import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { type Addressee, queueNotice } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Trx } from '../database/database.ts';
import { invalid, refuse } from '../http/errors.ts';
import { queueMail } from '../mails/mails.ts';
import { findReceived } from './answers.queries.ts';
import { answerMail } from './contact.mail.ts';

type OpenMessage = ReceivedMessage & {
  senderId: number | null;
  /** Who asked for a trial, without an account. */
  asker: Addressee | null;
};

/** Locks a message that was not answered in the portal. @throws 404, 409 ALREADY_ANSWERED */
async function lockOpen(trx: Trx, id: number): Promise<OpenMessage> {
  const locked = await trx
    .selectFrom('contact_messages')
    .select(['authentications_id', 'firstname', 'lastname', 'email', 'lang'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const message = await findReceived(trx, id);
  if (!message || !locked) throw refuse('NOT_FOUND');
  if (message.answer !== null) throw refuse('ALREADY_ANSWERED');
  const { firstname, lastname, email, lang } = locked;
  const isAsker = firstname !== null && lastname !== null && email !== null && lang !== null;
  const asker = isAsker ? { firstname, lastname, email, lang } : null;
  return { ...message, senderId: locked.authentications_id, asker };
}

/**
 * Answers a message by mail, and stores the answer with the message [contact.answer].
 * @throws 404, 409 ALREADY_ANSWERED, 422 for a sender without an e-mail address
 */
export async function answerMessage(
  { trx, config }: { trx: Trx; config: Config },
  actor: Actor,
  id: number,
  answer: string,
): Promise<void> {
  const { sender, senderId, asker, ...message } = await lockOpen(trx, id);
  if (!sender?.email || (senderId === null && asker === null)) {
    throw invalid({
      answer: 'Cette personne n’a pas d’adresse e-mail\u00a0: appelez-la, puis marquez le message comme traité.',
    });
  }
  const changes = { answer, date_answer: sql<string>`now()`, answered_by: actor.id };
  await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute();
  const mail = (settings: Config, person: Addressee) => answerMail(settings, person, message, answer);
  if (asker) await queueMail(trx, asker.email, mail(config, asker));
  else if (senderId !== null) await queueNotice({ db: trx, config }, senderId, mail);
}

/**
 * Marks a message as answered elsewhere, or as new again [contact.answered-elsewhere].
 * @throws 404, 409 ALREADY_ANSWERED
 */
export async function markMessage(trx: Trx, actor: Actor, id: number, state: ContactState): Promise<void> {
  await lockOpen(trx, id);
  const changes =
    state === 'ANSWERED'
      ? { date_answer: sql<string>`coalesce(date_answer, now())`, answered_by: actor.id }
      : { date_answer: null, answered_by: null };
  await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute();
}
