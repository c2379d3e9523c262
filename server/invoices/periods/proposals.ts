import type { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { listPriceRows } from '../prices/prices.queries.ts';
import { type BillableFilter, findInvoiced, listBillableSchools, listSubscribedSchools } from './periods.queries.ts';
import {
  amountOf,
  pastPeriods,
  pastSpan,
  periodToInvoice,
  proposeInvoice,
  proposePart,
  uninvoicedPart,
  uninvoicedParts,
} from './periods.ts';

/** Proposed invoices of the current periods of the schools that match the filter; schools without one are skipped. */
export async function proposeInvoices(db: Db, filter: BillableFilter) {
  const schools = await listBillableSchools(db, filter);
  const prices = await listPriceRows(db);
  return schools.flatMap((school) => proposeInvoice(school, prices, today()) ?? []);
}

/**
 * Schools whose current period has a part that no invoice or draft covers, each with the first such part, in the order of
 * the schools' names [invoices.once]. Cheap enough to count all schools.
 */
export async function listSchoolsToInvoice(db: Db, filter: BillableFilter = {}) {
  const day = today();
  const current = (await listSubscribedSchools(db, filter).execute()).flatMap((school) => {
    const period = periodToInvoice(school, day);
    return period ? { school, period } : [];
  });
  const invoiced = await findInvoiced(
    db,
    current.map(({ school, period }) => ({ id: school.id, period: period.billed })),
  );
  return current.flatMap(({ school, period }) => {
    const part = uninvoicedPart(period, invoiced.get(school.id) ?? []);
    return part ? { school, period: part } : [];
  });
}

/** Number of schools to invoice, and the total including VAT; a school without a price adds 0 to the total. */
export async function countSchoolsToInvoice(db: Db) {
  const schools = await listSchoolsToInvoice(db);
  const prices = await listPriceRows(db);
  const amount_cents = schools.reduce((sum, { school, period }) => sum + amountOf(school, prices, period), 0);
  return { count: schools.length, amount_cents };
}

/**
 * The parts of past periods that no invoice or draft covers, with their schools. In the order of the schools' names; for
 * one school, the earliest first [invoices.past]. Periods are computed only for schools with days that are not
 * invoiced.
 */
export async function listPastParts(db: Db, filter: BillableFilter = {}) {
  const day = today();
  const schools = await listSubscribedSchools(db, filter).execute();
  const prices = await listPriceRows(db);
  const past = schools.flatMap((school) => {
    const period = pastSpan(school, day);
    return period ? { id: school.id, school, period } : [];
  });
  const invoiced = await findInvoiced(db, past);

  return past.flatMap(({ id, school, period }) => {
    const taken = invoiced.get(id) ?? [];
    if (!uninvoicedPart({ full: period, billed: period }, taken)) return [];
    return pastPeriods(school, prices, day).flatMap((pastPeriod) =>
      uninvoicedParts(pastPeriod, taken).map((part) => ({ school, part })),
    );
  });
}

type SchoolPart = Awaited<ReturnType<typeof listPastParts>>[number];

/** The proposed invoices of parts of periods, in the same order. */
export async function proposeParts(db: Db, parts: readonly SchoolPart[]) {
  const ids = parts.map(({ school }) => school.id);
  const schools = await listBillableSchools(db, { ids });
  const prices = await listPriceRows(db);
  const byId = new Map(schools.map((school) => [school.id, school]));
  return parts.flatMap(({ school, part }) => {
    const billable = byId.get(school.id);
    return billable ? proposePart(billable, prices, part) : [];
  });
}

type RequestedInvoices = z.output<(typeof invoices)['create']['body']>;
/** Identifies a part of a period: its school and its first day. */
const keyOf = (schoolId: number, start: string) => `${schoolId}:${start}`;

/**
 * The proposed invoices that a request asks for, of current periods and of past ones.
 * @returns `canInvoicePast`: whether every requested past period can still be invoiced
 */
export async function proposeRequested(db: Db, { schools_id, past }: RequestedInvoices) {
  const current = schools_id.length ? await proposeInvoices(db, { ids: schools_id }) : [];
  if (!past.length) return { current, past: [], canInvoicePast: true };
  const keys = new Set(past.map((part) => keyOf(part.schools_id, part.date_start)));
  const filter = { ids: past.map((part) => part.schools_id) };
  // If the last days of a current period are already invoiced, the part before them may have been requested as a past one.
  const currentParts = (await listSchoolsToInvoice(db, filter)).map(({ school, period }) => ({ school, part: period }));
  const open = [...(await listPastParts(db, filter)), ...currentParts].filter(({ school, part }) =>
    keys.has(keyOf(school.id, part.billed.start)),
  );
  return { current, past: await proposeParts(db, open), canInvoicePast: open.length === keys.size };
}
