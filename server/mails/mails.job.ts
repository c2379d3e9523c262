import { recipientRefused } from '@memocartes/contract/operations-page/mail-errors';
import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';

import type { Db } from '../database/database.ts';
import { FinalFailure, type Handler } from '../job-queue/handler.ts';
import { mailsSent } from '../metrics/metrics.ts';
import { saveDelivery } from './delivery-failures.writes.ts';
import { failureOf, isRecipientRefused, type SmtpError } from './smtp-errors.ts';

const findUnsent = (db: Db, id: number) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).where('date_sent', 'is', null).executeTakeFirst();

type Mail = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

/**
 * The same id at every attempt: if the mail server had taken the mail when the connection was lost, a mailbox that gets
 * it twice can show it once (RFC 5322, 3.6.4).
 */
const messageId = (from: string, { id, date_create }: Mail) =>
  `<${id}.${Date.parse(date_create)}@${/@([^\s>]+)/.exec(from)?.[1]}>`;

/**
 * Sends one mail, then erases its attachment and its text, whose link opens an account.
 * @throws the mail server's error, as a `FinalFailure` if it refused the recipient permanently
 *   [operations-page.mail-refused]
 */
async function sendMail(db: Db, transport: Transporter, from: string, mail: Mail): Promise<void> {
  const { id, recipient, subject, body_text: text, body_html: html } = mail;
  // One-click unsubscribe, without a page (RFC 8058).
  const headers = mail.unsubscribe_url && {
    'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const attachments = mail.attachment ? [{ filename: mail.attachment_name ?? '', content: mail.attachment }] : [];
  const content = { subject, text, html, attachments };
  const message = { messageId: messageId(from, mail), from, to: recipient, ...content, ...(headers && { headers }) };
  const update = db.updateTable('mails').where('id', '=', id);
  try {
    await transport.sendMail(message);
  } catch (error) {
    mailsSent.inc({ outcome: 'failed' });
    const { code, name } = error as SmtpError;
    const isFinal = isRecipientRefused(error as SmtpError);
    await update.set({ error: isFinal ? recipientRefused : (code ?? name), nb_tries: mail.nb_tries + 1 }).execute();
    throw isFinal ? new FinalFailure(error) : error;
  }
  mailsSent.inc({ outcome: 'sent' });
  await saveDelivery(db, id, null);
  await update
    .set({
      date_sent: sql<string>`now()`,
      error: null,
      body_text: '',
      body_html: '',
      attachment: null,
      attachment_name: null,
    })
    .execute();
}

/** Sends a mail through SMTP. Without SMTP_URL the mail stays in the outbox, which a demonstration shows. */
export const mailsJob: Handler = {
  run: async ({ db, config }, { id }) => {
    const mail = config.SMTP_URL ? await findUnsent(db, id) : undefined;
    if (!mail) return;
    const transport = createTransport(config.SMTP_URL);
    await sendMail(db, transport, config.MAIL_FROM, mail).finally(() => transport.close());
  },
  giveUp: async ({ db }, id, error) => {
    if (await findUnsent(db, id)) await saveDelivery(db, id, error ? failureOf(error as SmtpError) : 'UNKNOWN');
  },
};
