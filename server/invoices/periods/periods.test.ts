import type { Periodicity } from '@memocartes/contract/invoices/periods';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import fc from 'fast-check';

import type { PriceRow } from '../prices/prices.queries.ts';
import type { BillableSchool } from './periods.queries.ts';
import { pastPeriods, pastSpan, proposeInvoice, uninvoicedParts } from './periods.ts';

const price = (fields: Partial<PriceRow> = {}): PriceRow => ({
  id: 1,
  offers_id: offerIds.SCHOOL_PAYED,
  invoice_periodicity: 'ANNUAL',
  school_cents: 36_500,
  student_cents: 0,
  vat_rate: 2000,
  date_start: '2020-01-01',
  date_create: '2020-01-01T00:00:00Z',
  is_used: false,
  request_id: null,
  ...fields,
});

const school = (fields: Partial<BillableSchool> = {}): BillableSchool => ({
  id: 1,
  name: 'École',
  offers_id: offerIds.SCHOOL_PAYED,
  invoice_periodicity: 'ANNUAL',
  nb_students: 0,
  nb_teachers: 1,
  date_subscription: '2026-01-01T08:00:00Z',
  date_expiration: null,
  has_buyer: true,
  invoiced: [],
  ...fields,
});

const propose = (fields: Partial<BillableSchool>, today: string, prices = [price()]) =>
  proposeInvoice(school(fields), prices, today);

test.each([
  ['a whole year', {}, '2026-06-01', ['2026-01-01', '2026-12-31'], 36_500],
  ['31 December is in the year', {}, '2026-12-31', ['2026-01-01', '2026-12-31'], 36_500],
  ['1 January begins the next year', {}, '2027-01-01', ['2027-01-01', '2027-12-31'], 36_500],
  ['half of January', { date_expiration: '2026-01-15T22:59:59Z' }, '2026-01-02', ['2026-01-01', '2026-01-15'], 1_500],
  [
    'a leap year has 366 days',
    { date_subscription: '2028-01-01T08:00:00Z', date_expiration: '2028-02-29T22:59:59Z' },
    '2028-02-29',
    ['2028-01-01', '2028-02-29'],
    Math.round((36_500 * 60) / 366),
  ],
  [
    'a subscription of 29 February',
    { date_subscription: '2028-02-29T08:00:00Z' },
    '2029-02-28',
    ['2029-02-28', '2030-02-27'],
    36_500,
  ],
  [
    'a subscription at 00:30 in Paris, the day before in UTC',
    { date_subscription: '2026-08-31T22:30:00Z' },
    '2026-09-01',
    ['2026-09-01', '2027-08-31'],
    36_500,
  ],
  [
    'an access that ends on the day of the spring change of clocks',
    { date_subscription: '2026-03-01T08:00:00Z', date_expiration: '2026-03-29T21:59:59Z' },
    '2026-03-29',
    ['2026-03-01', '2026-03-29'],
    2_900,
  ],
  [
    'an access that ends on the day of the autumn change of clocks',
    { date_subscription: '2026-10-01T08:00:00Z', date_expiration: '2026-10-25T22:59:59Z' },
    '2026-10-25',
    ['2026-10-01', '2026-10-25'],
    2_500,
  ],
] as const)(
  'proposes the period and its net amount: %s [invoices.period]',
  (_case, fields, today, [start, end], net) => {
    const proposal = propose(fields, today)!;
    expect([proposal.period, proposal.totals.net_cents]).toEqual([{ start, end }, net]);
  },
);

test('nothing is invoiced before the subscription or after the end of the access [invoices.period]', () => {
  expect(propose({ date_subscription: '2026-09-01T22:30:00Z' }, '2026-09-01')).toBeUndefined();
  expect(propose({ date_expiration: '2026-12-30T22:59:59Z' }, '2026-12-31')).toBeUndefined();
});

const march = { start: '2026-03-01', end: '2026-03-31' };
const january = { start: '2026-01-01', end: '2026-01-31' };
test.each([
  ['a change from monthly to yearly', [january], ['2026-02-01', '2026-12-31'], 33_400],
  ['a later end of access', [{ start: '2026-01-01', end: '2026-08-31' }], ['2026-09-01', '2026-12-31'], 12_200],
  ['a part before an invoiced part', [march, january], ['2026-02-01', '2026-02-28'], 2_800],
  ['two months before an invoiced part', [march], ['2026-01-01', '2026-02-28'], 5_900],
  [
    'an invoice of the period before',
    [{ start: '2025-01-01', end: '2025-12-31' }],
    ['2026-01-01', '2026-12-31'],
    36_500,
  ],
] as const)(
  'proposes the first part of a period that is not invoiced yet, pro rata, at the price of the period: %s [invoices.once]',
  (_case, invoiced, [start, end], net) => {
    const prices = [price(), price({ id: 2, date_start: '2026-01-02', school_cents: 1 })];
    expect(propose({ invoiced: [...invoiced] }, '2026-09-10', prices)).toMatchObject({
      period: { start, end },
      totals: { net_cents: net },
      obstacles: [],
    });
  },
);

const monthly = { invoice_periodicity: 'MONTHLY', date_subscription: '2026-01-15T08:00:00Z' } as const;

const pastPeriodsOf = (fields: Partial<BillableSchool>, today: string, start = '2020-01-01') =>
  pastPeriods(
    school({ ...monthly, ...fields }),
    [price({ invoice_periodicity: 'MONTHLY' as const, date_start: start })],
    today,
  ).map(({ billed }) => [billed.start, billed.end]);

test.each([
  [
    'the months before the current one',
    {},
    '2026-03-20',
    [
      ['2026-01-15', '2026-02-14'],
      ['2026-02-15', '2026-03-14'],
    ],
  ],
  ['none on the first day of the subscription', {}, '2026-01-15', []],
  ['none before the subscription', {}, '2026-01-01', []],
  [
    'up to the end of the access',
    { date_expiration: '2026-02-20T22:59:59Z' },
    '2026-05-01',
    [
      ['2026-01-15', '2026-02-14'],
      ['2026-02-15', '2026-02-20'],
    ],
  ],
  ['none on the last day of the access', { date_expiration: '2026-02-10T22:59:59Z' }, '2026-02-10', []],
  [
    'those that ended in the last 365 days',
    { date_expiration: '2026-03-01T22:59:59Z' },
    '2027-02-20',
    [['2026-02-15', '2026-03-01']],
  ],
  ['none that ended more than 365 days ago', { date_expiration: '2026-03-01T22:59:59Z' }, '2027-03-02', []],
] as const)('past periods: %s [invoices.past]', (_case, fields, today, expected) => {
  expect(pastPeriodsOf(fields, today)).toEqual(expected);
});

test('the span of the past periods is from the first to the last day of all of them [invoices.past]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -900, max: 30 }),
      fc.option(fc.integer({ min: -800, max: 400 })),
      fc.constantFrom<Periodicity>('MONTHLY', 'QUARTERLY', 'ANNUAL'),
      (offset, ends, invoice_periodicity) => {
        const today = '2026-11-26';
        const subscribed = addDays(today, offset);
        const expiration = ends === null ? null : addDays(today, ends);
        fc.pre(!expiration || expiration >= subscribed);
        const row = school({
          invoice_periodicity,
          date_subscription: `${subscribed}T08:00:00Z`,
          date_expiration: expiration && `${expiration}T12:00:00Z`,
        });
        const all = pastPeriods(row, [price({ invoice_periodicity })], today).map(({ billed }) => billed);
        const first = all[0];
        const last = all.at(-1);
        expect(pastSpan(row, today)).toEqual(first && { start: first.start, end: last!.end });
      },
    ),
  );
});

test('a past period without a price on its first day is not invoiced [invoices.past]', () => {
  expect(pastPeriodsOf({}, '2026-03-20', '2026-02-01')).toEqual([['2026-02-15', '2026-03-14']]);
});

test('a past period has a part to invoice before, between and after its invoiced parts [invoices.past]', () => {
  const [year] = pastPeriods(school(), [price()], '2027-01-01');
  expect(
    uninvoicedParts(year!, [march, { start: '2026-06-01', end: '2026-06-30' }]).map(({ billed }) => billed),
  ).toEqual([
    { start: '2026-01-01', end: '2026-02-28' },
    { start: '2026-04-01', end: '2026-05-31' },
    { start: '2026-07-01', end: '2026-12-31' },
  ]);
  expect(uninvoicedParts(year!, [year!.billed])).toEqual([]);
});

test('an invoice of 0 € has the line of the subscription [invoices.settled] [invoices.factur-x]', () => {
  const { lines, totals } = propose({}, '2026-06-01', [price({ school_cents: 0, student_cents: 500 })])!;
  expect(lines).toMatchObject([
    { label: 'Abonnement «\u00a0École, abonnée\u00a0», du 01/01/2026 au 31/12/2026', quantity: 1, net_cents: 0 },
  ]);
  expect(totals.total_cents).toBe(0);
});

test('no month of an invoiced year is invoiced again after a change to monthly invoices [invoices.once]', () => {
  const monthly = price({ invoice_periodicity: 'MONTHLY' });
  const invoiced = [{ start: '2026-01-01', end: '2026-12-31' }];
  const proposeOn = (day: string) => propose({ invoice_periodicity: 'MONTHLY', invoiced }, day, [monthly])!;
  expect(proposeOn('2026-12-31').obstacles).toEqual(['ALREADY_INVOICED']);
  expect(proposeOn('2027-01-01')).toMatchObject({ period: { start: '2027-01-01', end: '2027-01-31' }, obstacles: [] });
});

test('applies the latest price that starts on or before the first day of the period [invoices.price-list]', () => {
  const prices = [
    price({ id: 1, school_cents: 100 }),
    price({ id: 2, school_cents: 200, date_start: '2026-01-01' }),
    price({ id: 3, school_cents: 300, date_start: '2026-01-02' }),
    price({ id: 4, school_cents: 400, invoice_periodicity: 'MONTHLY', date_start: '2026-01-01' }),
  ];
  expect(propose({}, '2026-06-01', prices)!.totals.net_cents).toBe(200);
});

/** First days of the periods of a subscription, computed independently of the module under test. */
function startsOf(subscribed: string, months: number, until: string): string[] {
  const [year, month, date] = subscribed.split('-').map(Number) as [number, number, number];
  const starts: string[] = [];
  for (let n = 0; !starts.length || starts.at(-1)! <= until; n += 1) {
    const last = new Date(Date.UTC(year, month - 1 + n * months + 1, 0));
    last.setUTCDate(Math.min(date, last.getUTCDate()));
    starts.push(last.toISOString().slice(0, 10));
  }
  return starts;
}

function countDays(from: string, to: string): number {
  let days = 1;
  for (let day = new Date(`${from}T12:00:00Z`); day.toISOString().slice(0, 10) < to; days += 1) {
    day = new Date(day.getTime() + 86_400_000);
  }
  return days;
}

/** `quantity × cents × days / period`, rounded half up to whole cents. */
function share(quantity: number, cents: number, days: number, period: number): bigint {
  const product = BigInt(quantity) * BigInt(cents) * BigInt(days);
  const divisor = BigInt(period);
  return product / divisor + ((product % divisor) * 2n >= divisor ? 1n : 0n);
}

test('the period, proration, lines, VAT and total of any subscription match an independent calculation [invoices.period] [invoices.rounding] [invoices.vat]', () => {
  const months = { MONTHLY: 1, QUARTERLY: 3, ANNUAL: 12 } as const;
  fc.assert(
    fc.property(
      fc.record({
        offset: fc.integer({ min: 0, max: 2_000 }),
        later: fc.integer({ min: 0, max: 1_500 }),
        ends: fc.option(fc.integer({ min: 0, max: 500 })),
        periodicity: fc.constantFrom<Periodicity>('MONTHLY', 'QUARTERLY', 'ANNUAL'),
        students: fc.integer({ min: 0, max: 400 }),
        schoolCents: fc.integer({ min: 0, max: 99_999 }),
        studentCents: fc.integer({ min: 0, max: 999 }),
        rate: fc.constantFrom(null, 550, 1000, 2000),
      }),
      ({ offset, later, ends, periodicity, students, schoolCents, studentCents, rate }) => {
        const subscribed = addDays('2024-01-01', offset);
        const today = addDays(subscribed, later);
        const expiration = ends === null ? null : addDays(today, ends);
        const proposal = propose(
          {
            date_subscription: `${subscribed}T08:00:00Z`,
            date_expiration: expiration && `${expiration}T12:00:00Z`,
            invoice_periodicity: periodicity,
            nb_students: students,
          },
          today,
          [
            price({
              invoice_periodicity: periodicity,
              school_cents: schoolCents,
              student_cents: studentCents,
              vat_rate: rate,
            }),
          ],
        )!;
        const starts = startsOf(subscribed, months[periodicity], today);
        const [start, next] = starts.slice(-2) as [string, string];
        const wholeEnd = addDays(next, -1);
        const end = expiration && expiration < wholeEnd ? expiration : wholeEnd;
        expect(proposal.period).toEqual({ start, end });
        const days = countDays(start, end);
        const whole = countDays(start, wholeEnd);
        const net = share(1, schoolCents, days, whole) + share(students, studentCents, days, whole);
        const vat = (net * BigInt(rate ?? 0) * 2n + 10_000n) / 20_000n;
        expect(proposal.totals).toMatchObject({
          net_cents: Number(net),
          vat_cents: Number(vat),
          total_cents: Number(net + vat),
        });
        expect(proposal.lines.reduce((sum, line) => sum + line.net_cents, 0)).toBe(Number(net));
      },
    ),
  );
});
