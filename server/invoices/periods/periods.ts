import { lineCents, type PricedLine, type Totals, totalsOf } from '@memocartes/contract/invoices/amounts';
import type { invoiceObstacles } from '@memocartes/contract/invoices/invoices.routes';
import { billingPeriod, daysOf, pastPeriodDays, type Period } from '@memocartes/contract/invoices/periods';
import { priceOn } from '@memocartes/contract/invoices/prices';
import { addDays, type Day, parisDay } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';

import { writeDay } from '../../csv/words.ts';
import type { PriceRow } from '../prices/prices.queries.ts';
import type { BillableSchool, SubscribedSchool } from './periods.queries.ts';

type Obstacle = (typeof invoiceObstacles)[number];
/** A whole billing period, and the part of it to invoice. */
type BillablePart = { full: Period; billed: Period };
type DraftLine = PricedLine & { label: string; net_cents: number };

/** The proposed invoice of a school's current period, or of a part of a past one. */
export type Proposal = {
  school: BillableSchool;
  period: Period;
  price: PriceRow | undefined;
  lines: DraftLine[];
  totals: Totals;
  obstacles: Obstacle[];
};

const offerNames: Record<number, string> = {
  [offerIds.TEACHER_PAYED]: 'Enseignant, abonné',
  [offerIds.SCHOOL_PAYED]: 'École, abonnée',
};

/** First and last day of a school's access, in Paris; no last day without an end. */
const accessOf = ({ date_subscription, date_expiration }: SubscribedSchool) => ({
  subscribed: parisDay(date_subscription),
  expiration: date_expiration && parisDay(date_expiration),
});

function periodOn(
  { subscribed, expiration }: ReturnType<typeof accessOf>,
  { invoice_periodicity }: SubscribedSchool,
  day: Day,
): BillablePart | undefined {
  if (subscribed > day || (expiration && expiration < day)) return undefined;
  const full = billingPeriod(subscribed, invoice_periodicity, day);
  const end = expiration && expiration < full.end ? expiration : full.end;
  return { full, billed: { start: full.start, end } };
}

/**
 * The period to invoice on a day, shortened if access ends within it. Undefined before the subscription and after the
 * end of the access [invoices.period].
 */
export const periodToInvoice = (school: SubscribedSchool, today: Day): BillablePart | undefined =>
  periodOn(accessOf(school), school, today);

/** The earliest day whose period can still be invoiced once it has ended [invoices.past]. */
const firstPastDay = (subscribed: Day, today: Day): Day => {
  const earliest = addDays(today, -pastPeriodDays);
  return subscribed > earliest ? subscribed : earliest;
};

/** From the first to the last day of a school's past periods; undefined without one. Cheaper than `pastPeriods`. */
export function pastSpan(school: SubscribedSchool, today: Day): Period | undefined {
  const access = accessOf(school);
  const first = periodOn(access, school, firstPastDay(access.subscribed, today));
  if (!first || first.billed.end >= today) return undefined;
  const current = periodOn(access, school, today);
  return { start: first.billed.start, end: current ? addDays(current.billed.start, -1) : access.expiration! };
}

/**
 * The periods that ended before `today`, at most `pastPeriodDays` ago, the oldest first. Periods without a price in the
 * price list are omitted [invoices.past].
 */
export function pastPeriods(school: SubscribedSchool, prices: readonly PriceRow[], today: Day): BillablePart[] {
  const access = accessOf(school);
  const periods: BillablePart[] = [];
  let period = periodOn(access, school, firstPastDay(access.subscribed, today));
  while (period && period.billed.end < today) {
    if (priceOn(prices, school, period.full.start)) periods.push(period);
    period = periodOn(access, school, addDays(period.full.end, 1));
  }
  return periods;
}

/**
 * The first part of a period that no invoice or draft covers; undefined if there is none [invoices.once]. It is not the
 * whole period after a change of periodicity or a later end of access, for example.
 */
export function uninvoicedPart({ full, billed }: BillablePart, invoiced: readonly Period[]): BillablePart | undefined {
  let { start, end } = billed;
  for (const other of invoiced.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (other.start <= start && other.end >= start) start = addDays(other.end, 1);
    else if (other.start > start && other.start <= end) end = addDays(other.start, -1);
  }
  return start > end ? undefined : { full, billed: { start, end } };
}

/** All parts of a period that no invoice or draft covers, the earliest first [invoices.past]. */
export function uninvoicedParts(part: BillablePart, invoiced: readonly Period[]): BillablePart[] {
  const first = uninvoicedPart(part, invoiced);
  return first ? [first, ...uninvoicedParts(part, [...invoiced, first.billed])] : [];
}

function linesOf(school: SubscribedSchool, price: PriceRow, { full, billed }: BillablePart): DraftLine[] {
  const share = { days: daysOf(billed), period_days: daysOf(full), vat_rate: price.vat_rate };
  const from = writeDay(billed.start);
  const to = writeDay(billed.end);
  const written = `du ${from} au ${to}`;
  const priced = [
    {
      label: `Abonnement «\u00a0${offerNames[school.offers_id]}\u00a0», ${written}`,
      quantity: 1,
      unit_cents: price.school_cents,
    },
    { label: `Élèves inscrits, ${written}`, quantity: school.nb_students, unit_cents: price.student_cents },
  ];
  const charged = priced.filter(({ quantity, unit_cents }) => quantity > 0 && unit_cents > 0);
  // Factur-X requires a line: an invoice of 0 € has that of the subscription [invoices.settled].
  const kept = charged.length ? charged : priced.slice(0, 1);
  // [invoices.rounding]
  return kept.map((line) => ({ ...line, ...share, net_cents: lineCents({ ...line, ...share }) }));
}

/** Amount of a period's invoice including VAT; 0 without a price. */
export function amountOf(school: SubscribedSchool, prices: readonly PriceRow[], period: BillablePart): number {
  const price = priceOn(prices, school, period.full.start);
  return price ? totalsOf(linesOf(school, price, period)).total_cents : 0;
}

/**
 * The proposed invoice of a school's current period; undefined without a current period [invoices.once] [invoices.vat].
 */
export function proposeInvoice(school: BillableSchool, prices: readonly PriceRow[], today: Day): Proposal | undefined {
  const current = periodToInvoice(school, today);
  if (!current) return undefined;
  const uninvoiced = uninvoicedPart(current, school.invoiced);
  const proposal = proposePart(school, prices, uninvoiced ?? current);
  return uninvoiced ? proposal : { ...proposal, obstacles: [...proposal.obstacles, 'ALREADY_INVOICED'] };
}

/** The proposed invoice of a part of a period. */
export function proposePart(school: BillableSchool, prices: readonly PriceRow[], part: BillablePart): Proposal {
  const price = priceOn(prices, school, part.full.start);
  const lines = price ? linesOf(school, price, part) : [];
  const obstacles: Obstacle[] = [];
  if (!price) obstacles.push('NO_PRICE');
  if (!school.has_buyer) obstacles.push('NO_BUYER');
  return { school, period: part.billed, price, lines, totals: totalsOf(lines), obstacles };
}
