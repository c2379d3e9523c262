import type { Db } from '../database/database.ts';

/** A letter as plain text and HTML with the same content. */
export type Letter = { subject: string; text: string; html: string };

/** Puts a letter in the queue. Call within the transaction that causes it. */
export const queueMail = (db: Db, to: string, { subject, text, html }: Letter) =>
  db.insertInto('mails').values({ recipient: to, subject, body_text: text, body_html: html }).execute();
