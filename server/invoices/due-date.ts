import { type RawBuilder, sql } from 'kysely';

/** Days from issue to due date [invoices.due]. */
export const dueDays = 30;

/** Condition that an invoice (`invoices`) is late on a day; an invoice of 0 € is never late [invoices.due]. */
export const isLateOn = (day: RawBuilder<string>) =>
  sql<boolean>`
    (
      invoices.status = 'ISSUED'
      and invoices.kind = 'INVOICE'
      and invoices.amount_cents > 0
      and invoices.date_due < ${day}
    )
  `;
