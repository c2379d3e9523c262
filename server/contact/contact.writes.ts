import type { ContactMessage } from '@memocartes/contract/contact/contact.routes';

import type { Db, Trx } from '../database/database.ts';
import { refuse } from '../http/errors.ts';

/** Stores a message [contact.kept]. */
export const insertContactMessage = (trx: Trx, accountId: number, { subject, details }: ContactMessage) =>
  trx.insertInto('contact_messages').values({ authentications_id: accountId, subject, details }).execute();

/** Deletes a message or a request for a trial [contact.delete]. @throws 404 */
export async function deleteMessage(db: Db, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse('NOT_FOUND');
}
