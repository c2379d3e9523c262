import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { send } from '../jobs/send.ts';

/** A letter as plain text and HTML with the same content. */
export type Letter = { subject: string; text: string; html: string };

type Extras = {
  /** Where the reader stops such letters with one click. */
  unsubscribeUrl?: string;
  /** A file that goes with the letter. */
  file?: { name: string; bytes: Buffer };
};

/** Puts a letter in the outbox and sends its job. Call within the transaction that causes it: the letter leaves once that commits. */
export async function queueMail(
  trx: Db,
  to: string,
  { subject, text, html }: Letter,
  { unsubscribeUrl, file }: Extras = {},
): Promise<void> {
  const insert = trx
    .insertInto('mails')
    .values({
      ...{ recipient: to, subject, body_text: text, body_html: html },
      unsubscribe_url: unsubscribeUrl ?? null,
      attachment_name: file?.name ?? null,
      attachment: file?.bytes ?? null,
    })
    .returning('id');
  // A school may add letters, but not read them.
  const { id } = await inEverySchool(() => insert.executeTakeFirstOrThrow());
  await send(trx, 'mails', id);
}
