import fc from 'fast-check';

import { addDays, parisTime, today } from '../learning/calendar/days.ts';
import { nextRenewal, renewalAfter } from './renewal.ts';

const at = (day: string, time: string) => parisTime(day, time).toISOString();
/** The end of a day as stored: its last second in Paris. */
const endOf = (day: string) => new Date(parisTime(addDays(day, 1), '00:00').getTime() - 1_000).toISOString();

test.each([
  ['the first year', '2026-11-22', '2026-11-22', '2027-11-22'],
  ['on the anniversary', '2024-11-22', '2026-11-22', '2027-11-22'],
  ['the day before', '2024-11-22', '2026-11-21', '2026-11-22'],
  ['29 February, next year', '2028-02-29', '2028-02-29', '2029-02-28'],
  ['29 February, four years later', '2028-02-29', '2031-03-01', '2032-02-29'],
  ['31 December', '2026-12-31', '2026-12-31', '2027-12-31'],
  ['over several years', '2020-01-31', '2026-06-01', '2027-01-31'],
])('the renewal is the next anniversary after a day: %s [schools.renewal]', (_case, subscribed, day, expected) => {
  expect(renewalAfter(subscribed, day)).toBe(expected);
});

test.each([
  ['due on an anniversary', '2024-11-22', '2099-11-22', null, '2100-11-22'],
  ['the access ends first, the day before', '2024-11-22', '2099-11-22', '2099-11-21', '2100-11-21'],
  ['the access ends first, with the school year', '2024-11-22', '2099-08-31', '2099-08-31', '2100-08-31'],
  ['the access ends long before', '2024-11-22', '2100-11-22', '2099-08-31', '2100-08-31'],
  ['the access ends later', '2024-11-22', '2098-11-22', '2099-08-31', '2099-11-22'],
  ['29 February', '2096-02-29', '2103-02-28', null, '2104-02-29'],
] as const)(
  'renewing adds a year to the renewal date or an earlier end of access: %s [schools.renewal]',
  (_case, subscribed, renewal, end, expected) => {
    expect(
      nextRenewal({
        date_subscription: at(subscribed, '09:00'),
        date_renewal: endOf(renewal),
        date_expiration: end && endOf(end),
      }),
    ).toBe(expected);
  },
);

test('a contract that is overdue or has no dates gets a renewal in the future [schools.renewal]', () => {
  const subscribed = addDays(today(), -1_000);
  const dates = { date_subscription: at(subscribed, '09:00'), date_renewal: null, date_expiration: null };
  expect(nextRenewal(dates)).toBe(renewalAfter(subscribed, today()));
  const ended = addDays(today(), -500);
  expect(nextRenewal({ ...dates, date_expiration: endOf(ended) })).toBe(renewalAfter(ended, today()));
});

test('the renewal is the first anniversary after the day, for random subscriptions [schools.renewal]', () => {
  const anyDay = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 4_000 }), (subscribed, passed) => {
      const day = addDays(subscribed, passed);
      const renewal = renewalAfter(subscribed, day);
      // Independent of the module under test: the first year whose anniversary is after the day.
      const month = subscribed.slice(5, 7);
      const date = subscribed.slice(8);

      const anniversary = (year: number) => {
        const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
        return `${year}-${month}-${month === '02' && date === '29' && !isLeap ? '28' : date}`;
      };

      let year = Number(subscribed.slice(0, 4)) + 1;
      while (anniversary(year) <= day) year += 1;
      expect(renewal).toBe(anniversary(year));
    }),
  );
});
