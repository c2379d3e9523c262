import fc from 'fast-check';

import { addDays, daysBetween } from '../learning/calendar/days.ts';
import { addMonths, billingPeriod, daysOf, periodicities, type Periodicity } from './periods.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-08-31', 3, '2026-11-30'],
  ['2026-05-15', 12, '2027-05-15'],
])('%s plus %i months is %s [invoices.period]', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test.each([
  ['29 February', '2028-02-29', 'ANNUAL', '2029-02-28', { start: '2029-02-28', end: '2030-02-27' }],
  ['a subscription of the 31st', '2026-01-31', 'MONTHLY', '2026-03-30', { start: '2026-02-28', end: '2026-03-30' }],
  [
    'the 31st again after a shorter month',
    '2026-01-31',
    'MONTHLY',
    '2026-03-31',
    { start: '2026-03-31', end: '2026-04-29' },
  ],
  ['31 December', '2026-01-01', 'QUARTERLY', '2026-12-31', { start: '2026-10-01', end: '2026-12-31' }],
  ['the first day', '2026-09-14', 'QUARTERLY', '2026-09-14', { start: '2026-09-14', end: '2026-12-13' }],
  ['a leap year', '2027-09-01', 'ANNUAL', '2028-08-31', { start: '2027-09-01', end: '2028-08-31' }],
] as const)('finds the period of a day: %s [invoices.period]', (_case, subscribed, periodicity, day, expected) => {
  expect(billingPeriod(subscribed, periodicity, day)).toEqual(expected);
});

test('the periods of a subscription have no gaps or overlaps [invoices.period]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000 }),
      fc.constantFrom<Periodicity>(...periodicities),
      fc.integer({ min: 0, max: 4_000 }),
      (offset, periodicity, later) => {
        const subscribed = addDays('2024-01-01', offset);
        const day = addDays(subscribed, later);
        const period = billingPeriod(subscribed, periodicity, day);
        expect(period.start <= day && day <= period.end).toBe(true);
        expect(billingPeriod(subscribed, periodicity, addDays(period.end, 1)).start).toBe(addDays(period.end, 1));
        expect(billingPeriod(subscribed, periodicity, period.start)).toEqual(period);
        expect(daysOf(period)).toBe(daysBetween(period.start, period.end) + 1);
      },
    ),
  );
});
