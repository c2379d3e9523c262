import { addDays, parisTime } from '../learning/calendar/days.ts';
import { endWarning, nextEnd } from './ending.ts';

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
