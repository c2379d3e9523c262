import type { DeliveryFailure } from '@memocartes/contract/mails/delivery-failures';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

/**
 * Records why a mail did not arrive, or with null that it was sent, on the invited account [invitations.undelivered] or
 * the mailed invoice [invoices.undelivered]. Applies only to the last invitation, and to the last mail of an invoice
 * that is not a reminder: their date is that of the mail, as one transaction writes both.
 */
export async function saveDelivery(db: Db, mailId: number, failure: DeliveryFailure | null): Promise<void> {
  await sql`
    update authentications
    set invitation_failure = ${failure}
    from mails
    where mails.id = ${mailId}
      and authentications.email = lower(mails.recipient)
      and authentications.date_invited = mails.date_create
  `.execute(db);
  await sql`
    update invoices
    set mail_failure = ${failure}
    from mails
    where mails.id = ${mailId}
      and mails.attachment_name = invoices.number || '.pdf'
      and invoices.date_sent = mails.date_create
  `.execute(db);
}
