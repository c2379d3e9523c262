import fc from 'fast-check';

import { addDays, parisTime, today } from '../learning/calendar/days.ts';
import { endWarning, nextEnd, nextRenewal, renewalAfter } from './ending.ts';

const at = (day: string, time: string) => parisTime(day, time).toISOString();
/** The end of a day as stored: its last second in Paris. */
const endOf = (day: string) => new Date(parisTime(addDays(day, 1), '00:00').getTime() - 1_000).toISOString();

test.each([
  ['61 days before', '2026-12-31', '2026-10-31', '12:00', undefined],
  ['60 days before', '2026-12-31', '2026-11-01', '12:00', 'NOTICE'],
  ['60 days before, 00:30 in Paris', '2026-12-31', '2026-11-01', '00:30', 'NOTICE'],
  ['61 days before, 23:30 in Paris', '2026-12-31', '2026-10-31', '23:30', undefined],
  ['15 days before', '2026-12-31', '2026-12-16', '23:59', 'NOTICE'],
  ['14 days before, 00:30 in Paris', '2026-12-31', '2026-12-17', '00:30', 'URGENT'],
  ['its own day', '2026-12-31', '2026-12-31', '23:59', 'URGENT'],
  ['the next day, 00:30 in Paris', '2026-12-31', '2027-01-01', '00:30', 'OVER'],
  ['29 February, 14 days before', '2028-02-29', '2028-02-15', '00:30', 'URGENT'],
  ['29 February, 15 days before', '2028-02-29', '2028-02-14', '23:30', 'NOTICE'],
  ['over the spring change of clocks', '2026-04-05', '2026-03-22', '00:30', 'URGENT'],
  ['the night of the spring change', '2026-03-29', '2026-03-29', '03:30', 'URGENT'],
  ['the night after the spring change', '2026-03-29', '2026-03-30', '00:30', 'OVER'],
  ['over the autumn change of clocks', '2026-11-01', '2026-10-18', '00:30', 'URGENT'],
  ['the night of the autumn change', '2026-10-25', '2026-10-25', '23:30', 'URGENT'],
  ['the night after the autumn change', '2026-10-25', '2026-10-26', '00:30', 'OVER'],
  ['a month’s end', '2027-02-28', '2027-02-14', '00:30', 'URGENT'],
] as const)(
  'the warning depends on the calendar days before an end: %s [schools.end-warnings]',
  (_case, end, day, time, expected) => {
    expect(endWarning(endOf(end), Date.parse(at(day, time)))).toBe(expected);
  },
);

test('an access has ended at the exact second of its end, and not a millisecond before [schools.trial-end]', () => {
  const end = endOf('2026-03-29');
  expect(endWarning(end, Date.parse(end) - 1)).toBe('URGENT');
  expect(endWarning(end, Date.parse(end))).toBe('OVER');
});

const none = { date_trial_end: null, date_renewal: null, date_expiration: null };
const soon = endOf('2098-01-01');
const later = endOf('2099-01-01');
const past = endOf('2020-01-01');
test.each([
  ['nothing', none, undefined],
  ['a trial', { ...none, date_trial_end: soon, date_expiration: soon }, { kind: 'trial', date: soon }],
  ['a renewal without an end', { ...none, date_renewal: soon }, { kind: 'renewal', date: soon }],
  [
    'a renewal before the end',
    { ...none, date_renewal: soon, date_expiration: later },
    { kind: 'renewal', date: soon },
  ],
  [
    'a renewal of the same day',
    { ...none, date_renewal: soon, date_expiration: soon },
    { kind: 'renewal', date: soon },
  ],
  [
    'an end before the renewal',
    { ...none, date_renewal: later, date_expiration: soon },
    { kind: 'access', date: soon },
  ],
  ['an end that is over', { ...none, date_renewal: past, date_expiration: past }, { kind: 'access', date: past }],
] as const)('nextEnd finds the end that comes first: %s [schools.end-warnings]', (_case, dates, expected) => {
  expect(nextEnd(dates)).toEqual(expected);
});

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
