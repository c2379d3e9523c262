import type { InvoiceRow, PaymentMeans } from '@memocartes/contract/invoices/invoices.routes';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { among } from '../database/queries/pages.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { type ApiError, refuseBecause } from '../http/errors.ts';
import { send } from '../job-queue/send.ts';
import { notify } from '../notifications/notify.ts';
import { dueDays } from './due-date.ts';
import { readParties } from './parties/parties.queries.ts';

type Kind = InvoiceRow['kind'];
const prefixes: Record<Kind, string> = { INVOICE: 'F', CREDIT_NOTE: 'AV' };

/** Time of the statement, not of the transaction's start. */
const clock = sql<string>`clock_timestamp()`;

/**
 * Takes the next number in the year of `at`, and returns it with that time. The rows of the kind stay locked until the
 * transaction ends, so numbers have no gap and follow the order of their dates. Each year has its own counter: an
 * invoice issued while the clock was wrong does not disturb the numbers of the right year [invoices.numbers].
 */
export async function claimNumber(trx: Trx, kind: Kind, at = clock): Promise<{ number: string; date: string }> {
  await trx.selectFrom('invoices_numbers').select('kind').where('kind', '=', kind).forNoKeyUpdate().execute();
  const { year, last, date } = await sql<{ year: number; last: number; date: string }>`
    with taken as materialized (
      select ${at} as at
    ), counter as (
      insert into invoices_numbers (kind, year, last)
      select ${kind}, extract(year from taken.at at time zone 'Europe/Paris')::int, 1
      from taken
      on conflict (kind, year) do update set last = invoices_numbers.last + 1
      returning year, last
    )
    select counter.year, counter.last, taken.at as date
    from counter, taken
  `
    .execute(trx)
    .then(takeFirstOrThrow);
  return { number: `${prefixes[kind]}${year}-${String(last).padStart(5, '0')}`, date };
}

/**
 * Locks invoices that are to be issued together. Numbers are taken afterwards: a request that waited for an invoice
 * while it held the counter could deadlock with one that issues this invoice alone.
 */
export const lockInvoices = (trx: Trx, ids: readonly number[]) =>
  trx.selectFrom('invoices').select('id').where(among('id', ids)).orderBy('id').forNoKeyUpdate().execute();

/**
 * Issues a draft, or returns the number of an issued invoice [invoices.notified]. An invoice of 0 € is settled
 * immediately [invoices.settled].
 * @param at the moment of issue
 * @throws 404; 422 NO_BUYER, NO_SELLER
 */
export async function issueInvoice(trx: Trx, id: number, at = clock): Promise<{ id: number; number: string }> {
  const draft = await trx
    .selectFrom('invoices')
    .select(['number', 'kind', 'schools_id', 'amount_cents'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!draft) throw refuseBecause('INVOICE_GONE');
  if (draft.number) return { id, number: draft.number };
  const parties = await readParties(trx, draft.schools_id);
  const { number, date } = await claimNumber(trx, draft.kind, at);
  await trx
    .updateTable('invoices')
    .set({
      ...parties,
      number,
      ...(draft.amount_cents === 0 ? { status: 'PAID', date_payment: date } : { status: 'ISSUED' }),
      date_issue: date,
      date_due: sql<string>`(${date}::timestamptz at time zone 'Europe/Paris')::date + ${dueDays}::int`,
    })
    .where('id', '=', id)
    .execute();
  await send(trx, 'invoice-files', id);
  await notify(trx, { kind: 'INVOICE_ISSUED', invoiceId: id });
  return { id, number };
}

/** The refusal of a payment or of a cancellation, with the state of the invoice that does not allow it. */
export async function refuseState(trx: Trx, id: number): Promise<ApiError> {
  const columns = ['kind', 'status', 'amount_cents'] as const;
  const invoice = await trx.selectFrom('invoices').select(columns).where('id', '=', id).executeTakeFirst();
  if (!invoice) return refuseBecause('INVOICE_GONE');
  if (invoice.kind === 'CREDIT_NOTE') return refuseBecause('INVOICE_CREDIT_NOTE');
  if (invoice.status === 'DRAFT') return refuseBecause('INVOICE_DRAFT');
  if (invoice.status === 'CANCELLED') return refuseBecause('INVOICE_CANCELLED');
  return refuseBecause(invoice.amount_cents === 0 ? 'INVOICE_SETTLED' : 'INVOICE_PAID');
}

/**
 * Records or reverts a payment, the only change of an issued invoice besides sending and cancellation [invoices.kept].
 * A recorded payment is not replaced by another one [invoices.payment-once].
 * @throws 409 INVOICE_STATE for a draft, a cancelled invoice, a credit note or an invoice of 0 €, or if another payment
 * is recorded
 */
export async function savePayment(
  trx: Trx,
  id: number,
  payment: { date: string; means: PaymentMeans } | null,
): Promise<void> {
  const date = sql<string>`(${payment?.date ?? null}::date + time '12:00') at time zone 'Europe/Paris'`;
  const changed = await trx
    .updateTable('invoices')
    .set(
      payment
        ? { status: 'PAID', payment_means: payment.means, date_payment: date }
        : { status: 'ISSUED', payment_means: null, date_payment: null },
    )
    .where('id', '=', id)
    .where('kind', '=', 'INVOICE')
    .where('status', 'in', ['ISSUED', 'PAID'])
    .where('amount_cents', '>', 0)
    .where((row) =>
      payment
        ? row.or([
            row('status', '=', 'ISSUED'),
            row.and([row('payment_means', '=', payment.means), row('date_payment', '=', date)]),
          ])
        : row.lit(true),
    )
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw await refuseState(trx, id);
}
