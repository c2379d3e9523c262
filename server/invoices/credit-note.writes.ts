import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { send } from '../job-queue/send.ts';
import { claimNumber, refuseState } from './invoices.writes.ts';

/**
 * Cancels an issued or paid invoice with a credit note that has the same lines, negated [invoices.credit-note].
 * @throws 409 INVOICE_STATE for a draft, a credit note, or an invoice that is cancelled already
 */
export async function cancelInvoice(trx: Trx, id: number): Promise<number> {
  const invoice = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'INVOICE')
    .where('status', 'in', ['ISSUED', 'PAID'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!invoice) throw await refuseState(trx, id);
  const lines = await trx.selectFrom('invoices_lines').selectAll().where('invoices_id', '=', id).execute();
  const { id: noteId } = await trx
    .insertInto('invoices')
    .values({
      kind: 'CREDIT_NOTE',
      cancels_id: id,
      schools_id: invoice.schools_id,
      offers_id: invoice.offers_id,
      invoice_periodicity: invoice.invoice_periodicity,
      nb_students: invoice.nb_students,
      nb_teachers: invoice.nb_teachers,
      prices_id: invoice.prices_id,
      net_cents: -invoice.net_cents,
      vat_cents: -invoice.vat_cents,
      amount_cents: -invoice.amount_cents,
      date_start: invoice.date_start,
      date_end: invoice.date_end,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length) {
    await trx
      .insertInto('invoices_lines')
      .values(
        lines.map((line) => ({
          ...line,
          invoices_id: noteId,
          unit_cents: -line.unit_cents,
          net_cents: -line.net_cents,
        })),
      )
      .execute();
  }
  const { number, date } = await claimNumber(trx, 'CREDIT_NOTE');
  await trx
    .updateTable('invoices')
    .set({
      number,
      status: 'ISSUED',
      date_issue: date,
      date_due: sql<string>`(${date}::timestamptz at time zone 'Europe/Paris')::date`,
      buyer: JSON.stringify(invoice.buyer),
      seller: JSON.stringify(invoice.seller),
    })
    .where('id', '=', noteId)
    .execute();
  await trx.updateTable('invoices').set({ status: 'CANCELLED' }).where('id', '=', id).execute();
  await send(trx, 'invoice-files', noteId);
  return noteId;
}
