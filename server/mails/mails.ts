import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { send } from '../job-queue/send.ts';

/** A mail as plain text and HTML with the same content. */
export type Mail = { subject: string; text: string; html: string };

type Extras = {
  /** URL that unsubscribes from mails of this kind with one click. */
  unsubscribeUrl?: string;
  file?: { name: string; bytes: Buffer };
};

/**
 * Adds a mail to the outbox, with the job that sends it. Call within the transaction that causes the mail: the mail is
 * sent once the transaction is committed.
 */
export async function queueMail(
  trx: Trx,
  to: string,
  { subject, text, html }: Mail,
  { unsubscribeUrl, file }: Extras = {},
): Promise<void> {
  const insert = trx
    .insertInto('mails')
    .values({
      recipient: to,
      subject,
      body_text: text,
      body_html: html,
      unsubscribe_url: unsubscribeUrl ?? null,
      attachment_name: file?.name ?? null,
      attachment: file?.bytes ?? null,
    })
    .returning('id');
  // `returning` reads the row, and a school may add mails but not read them.
  const { id } = await inEverySchool(() => insert.executeTakeFirstOrThrow());
  await send(trx, 'mails', id);
}
