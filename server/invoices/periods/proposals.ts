import { today } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../database/database.ts';
import { listPriceRows } from '../prices/prices.queries.ts';
import type { BillableFilter } from './periods.queries.ts';
import { findInvoiced, listBillableSchools, listSubscribedSchools } from './periods.queries.ts';
import { amountOf, openPart, periodToInvoice, proposeInvoice } from './periods.ts';

/** Proposed invoices of these schools’ current periods; schools without a current period are skipped. */
export async function proposeInvoices(db: Db, filter: BillableFilter) {
  const [schools, prices] = [await listBillableSchools(db, filter), await listPriceRows(db)];
  return schools.flatMap((school) => proposeInvoice(school, prices, today()) ?? []);
}

/**
 * Schools whose current period has a part without an invoice or a draft, with this part, by name. Cheap enough to count
 * all schools.
 */
export async function listOpenSchools(db: Db, filter: BillableFilter = {}) {
  const day = today();
  const begun = (await listSubscribedSchools(db, filter).execute()).flatMap((school) => {
    const period = periodToInvoice(school, day);
    return period ? { school, period } : [];
  });
  const invoiced = await findInvoiced(
    db,
    begun.map(({ school, period }) => ({ id: school.id, period: period.billed })),
  );
  return begun.flatMap(({ school, period }) => {
    const open = openPart(period, invoiced.get(school.id) ?? []);
    return open ? { school, period: open } : [];
  });
}

/** Number of schools to invoice, and the total including VAT; a school without a price adds 0 to the total. */
export async function countOpenSchools(db: Db) {
  const [open, prices] = [await listOpenSchools(db), await listPriceRows(db)];
  const amount_cents = open.reduce((sum, { school, period }) => sum + amountOf(school, prices, period), 0);
  return { count: open.length, amount_cents };
}
