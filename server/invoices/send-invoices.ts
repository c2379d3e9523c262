import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Config } from '../config/config.ts';
import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { refuseBecause } from '../http/errors.ts';
import { queueInvoiceMail, type SentInvoice } from './invoices.mail.ts';
import { findInvoice, type FoundInvoice, isUnsent } from './invoices.queries.ts';
import { findBuyer } from './parties/parties.queries.ts';
import { ensureInvoiceFiles, readInvoiceFile } from './pdf/files.ts';

/** Creates the file if missing, then queues the mail [invoices.send]. @throws 409 INVOICE_STATE for a draft */
export async function sendInvoice(
  db: Db,
  config: Pick<Config, 'APP_NAME' | 'CONTACT_MAIL'>,
  invoice: SentInvoice,
): Promise<void> {
  const { number } = invoice;
  if (!number) throw refuseBecause('INVOICE_DRAFT');
  const file = await readInvoiceFile(db, invoice.id);
  await db
    .transaction()
    .execute((trx) => queueInvoiceMail(trx, config, { ...invoice, number }, { file, wording: invoice.kind }));
}

type Sender = Pick<Services, 'db' | 'config'> & {
  actor: Actor;
  /** Called in the transaction that queues the mail of a school's invoice. */
  onSend: (trx: Trx, schoolId: number) => Promise<void>;
};

/** Queues the mail of an invoice. @returns false if the invoice has been sent meanwhile */
async function sendOnce({ db, config, onSend }: Sender, invoice: FoundInvoice & { number: string }): Promise<boolean> {
  const file = await readInvoiceFile(db, invoice.id);
  return db.transaction().execute(async (trx) => {
    const unsent = await trx
      .selectFrom('invoices')
      .select('id')
      .where('id', '=', invoice.id)
      .where(isUnsent)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!unsent) return false;
    await queueInvoiceMail(trx, config, invoice, { file, wording: invoice.kind });
    await onSend(trx, invoice.schools_id);
    return true;
  });
}

/**
 * Sends the given issued invoices, except those already sent whose mail did not fail [invoices.send-many].
 * @returns the number of queued mails, and the names of schools whose buyer has no e-mail address
 * @throws 404, or 409 INVOICE_STATE for a draft; nothing is sent then
 */
export async function sendUnsent(sender: Sender, ids: readonly number[]) {
  const { db, actor } = sender;
  const found: (FoundInvoice & { number: string })[] = [];
  for (const id of ids) {
    const invoice = await findInvoice(db, actor, id);
    if (!invoice) throw refuseBecause('INVOICE_GONE');
    if (!invoice.number) throw refuseBecause('INVOICE_DRAFT');
    if (!invoice.date_sent || invoice.mail_failure) found.push({ ...invoice, number: invoice.number });
  }
  await ensureInvoiceFiles(
    db,
    found.map(({ id }) => id),
  );
  const without_address: string[] = [];
  let nb_sent = 0;
  for (const invoice of found) {
    if (!(await findBuyer(db, invoice.schools_id))?.mail) without_address.push(invoice.school_name);
    else if (await sendOnce(sender, invoice)) nb_sent += 1;
  }
  return { nb_sent, without_address: [...new Set(without_address)] };
}
