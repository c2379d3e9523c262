import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { sql } from 'kysely';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { mailsSent } from '../metrics/metrics.ts';
import type { Job } from '../jobs/runner.ts';

/** Attempts before a letter is given up: the last one some four hours after the first. */
export const maxMailTries = 8;
const batch = 50;

/** Letters whose turn has come: 1, 3, 7, 15… minutes after they were written. */
const due = (db: Db) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('date_sent', 'is', null)
    .where('nb_tries', '<', maxMailTries)
    .where(sql<boolean>`date_create + make_interval(mins => (2 ^ nb_tries)::int - 1) <= now()`)
    .orderBy('id')
    .limit(batch)
    .execute();

type Mail = Awaited<ReturnType<typeof due>>[number];

/** Sends one letter, then erases its text, whose link opens an account. */
async function send(db: Db, transport: Transporter, from: string, mail: Mail): Promise<void> {
  const { id, recipient, subject, body_text: text, body_html: html } = mail;
  const outcome = await transport.sendMail({ from, to: recipient, subject, text, html }).then(
    () => ({ date_sent: sql<string>`now()`, body_text: '', body_html: '', error: null }),
    (error: Error & { code?: string }) => ({ error: error.code ?? error.name, nb_tries: mail.nb_tries + 1 }),
  );
  mailsSent.inc({ outcome: outcome.error === null ? 'sent' : 'failed' });
  await db.updateTable('mails').set(outcome).where('id', '=', id).execute();
}

/** Sends what is queued through SMTP. Without SMTP_URL it stays where it is: in the outbox that the demonstration shows. */
export async function sendMails({ db, config }: Services): Promise<void> {
  if (!config.SMTP_URL) return;
  const mails = await due(db);
  if (!mails.length) return;
  const transport = createTransport(config.SMTP_URL);
  for (const mail of mails) await send(db, transport, config.MAIL_FROM, mail);
  transport.close();
}

export const mailsJob: Job = { name: 'mails', every: 5, run: sendMails };
