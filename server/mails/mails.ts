import type { Db } from '../database/database.ts';

/** A letter as it is written: plain text and HTML say the same. */
export type Letter = { subject: string; text: string; html: string };

/** Puts a letter in the queue. In the transaction that gives the reason for it: both happen, or neither. */
export const queueMail = (db: Db, to: string, { subject, text, html }: Letter) =>
  db.insertInto('mails').values({ recipient: to, subject, body_text: text, body_html: html }).execute();
