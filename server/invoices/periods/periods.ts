import type { PricedLine, Totals } from '@memocartes/contract/invoices/amounts';
import { lineCents, totalsOf } from '@memocartes/contract/invoices/amounts';
import type { invoiceObstacles } from '@memocartes/contract/invoices/invoices.routes';
import type { Period } from '@memocartes/contract/invoices/periods';
import { billingPeriod, daysOf } from '@memocartes/contract/invoices/periods';
import { priceOn } from '@memocartes/contract/invoices/prices';
import type { Day } from '@memocartes/contract/learning/calendar/days';
import { addDays, parisDay } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';

import { writeDay } from '../../csv/words.ts';
import type { PriceRow } from '../prices/prices.queries.ts';
import type { BillableSchool, SubscribedSchool } from './periods.queries.ts';

export type Obstacle = (typeof invoiceObstacles)[number];
/** A whole billing period, and the part of it to invoice. */
export type BegunPeriod = { full: Period; billed: Period };
export type DraftLine = PricedLine & { label: string; net_cents: number };

/** The proposed invoice of a school's current period. */
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

/**
 * The period to invoice on a day, shortened when access ends within it; undefined before the subscription and after the
 * end of the access [invoices.period].
 */
export function periodToInvoice(school: SubscribedSchool, today: Day): BegunPeriod | undefined {
  const subscribed = parisDay(school.date_subscription);
  const expiration = school.date_expiration && parisDay(school.date_expiration);
  if (subscribed > today || (expiration && expiration < today)) return undefined;
  const full = billingPeriod(subscribed, school.invoice_periodicity, today);
  const end = expiration && expiration < full.end ? expiration : full.end;
  return { full, billed: { start: full.start, end } };
}

/**
 * The first part of a period without an invoice or a draft, for example after a change of periodicity or a later end of
 * access; undefined when there is none [invoices.once].
 */
export function openPart({ full, billed }: BegunPeriod, invoiced: readonly Period[]): BegunPeriod | undefined {
  let { start, end } = billed;
  for (const other of invoiced.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    if (other.start <= start && other.end >= start) start = addDays(other.end, 1);
    else if (other.start > start && other.start <= end) end = addDays(other.start, -1);
  }
  return start > end ? undefined : { full, billed: { start, end } };
}

function linesOf(school: SubscribedSchool, price: PriceRow, { full, billed }: BegunPeriod): DraftLine[] {
  const share = { days: daysOf(billed), period_days: daysOf(full), vat_rate: price.vat_rate };
  const [from, to] = [writeDay(billed.start), writeDay(billed.end)];
  const written = `du ${from} au ${to}`;
  const priced = [
    {
      label: `Abonnement «\u00a0${offerNames[school.offers_id]}\u00a0», ${written}`,
      quantity: 1,
      unit_cents: price.school_cents,
    },
    { label: `Élèves inscrits, ${written}`, quantity: school.nb_students, unit_cents: price.student_cents },
  ];
  return (
    priced
      .filter(({ quantity, unit_cents }) => quantity > 0 && unit_cents > 0)
      // [invoices.rounding]
      .map((line) => ({ ...line, ...share, net_cents: lineCents({ ...line, ...share }) }))
  );
}

/** Amount of a period's invoice including VAT; 0 without a price. */
export function amountOf(school: SubscribedSchool, prices: readonly PriceRow[], period: BegunPeriod): number {
  const price = priceOn(prices, school, period.full.start);
  return price ? totalsOf(linesOf(school, price, period)).total_cents : 0;
}

/**
 * The proposed invoice of a school's current period; undefined without a current period [invoices.once] [invoices.vat].
 */
export function proposeInvoice(school: BillableSchool, prices: readonly PriceRow[], today: Day): Proposal | undefined {
  const begun = periodToInvoice(school, today);
  if (!begun) return undefined;
  const open = openPart(begun, school.invoiced);
  const period = open ?? begun;
  const price = priceOn(prices, school, period.full.start);
  const lines = price ? linesOf(school, price, period) : [];
  const obstacles: Obstacle[] = [];
  if (!price) obstacles.push('NO_PRICE');
  if (!school.has_buyer) obstacles.push('NO_BUYER');
  if (!open) obstacles.push('ALREADY_INVOICED');
  return { school, period: period.billed, price, lines, totals: totalsOf(lines), obstacles };
}
