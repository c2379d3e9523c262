import type { ContactMessage } from '@memocartes/contract/contact/contact.routes';

import type { Db } from '../database/database.ts';

/** The sender and their school. */
export const findSender = (db: Db, accountId: number) =>
  db
    .selectFrom('authentications as a')
    .leftJoin('users as u', 'u.authentications_id', 'a.id')
    .leftJoin('schools as s', 's.id', 'u.schools_id')
    .select(['a.firstname', 'a.lastname', 'a.email', 'a.role', 'u.phone', 's.name as school', 's.code'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();

export type Sender = Awaited<ReturnType<typeof findSender>>;

/** Needs a transaction [contact.kept]. */
export const insertContactMessage = (trx: Db, accountId: number, { subject, details }: ContactMessage) =>
  trx.insertInto('contact_messages').values({ authentications_id: accountId, subject, details }).execute();
