import { daysUntil } from './days.ts';

const daysFrom = (now: string, end: string) => daysUntil(end, Date.parse(now));

test.each([
  ['00:30 in Paris, still the previous day in UTC', '2026-11-21T23:30:00Z', '2026-12-04T22:59:00Z', 12],
  ['23:30 in Paris', '2026-11-22T22:30:00Z', '2026-12-04T22:59:00Z', 12],
  ['an end early in the day', '2026-11-22T22:30:00Z', '2026-12-03T23:10:00Z', 12],
  ['across the change to summer time', '2027-03-27T23:30:00Z', '2027-03-28T22:30:00Z', 1],
  ['the night of the change to summer time', '2027-03-27T22:30:00Z', '2027-03-27T23:30:00Z', 1],
  ['across the change to winter time', '2026-10-24T22:30:00Z', '2026-10-26T22:30:00Z', 1],
  ['the 25 hours of the change to winter time', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 0],
  ['to 29 February', '2028-02-28T22:30:00Z', '2028-02-28T23:30:00Z', 1],
  ['over 29 February', '2028-02-28T11:00:00Z', '2028-03-01T11:00:00Z', 2],
  ['a year without 29 February', '2027-02-28T11:00:00Z', '2027-03-01T11:00:00Z', 1],
  ['later the same day', '2026-11-22T08:00:00Z', '2026-11-22T22:59:00Z', 0],
  ['the day before', '2026-11-22T23:30:00Z', '2026-11-22T22:30:00Z', -1],
])('counts calendar days in Paris: %s', (_case, now, end, days) => {
  expect(daysFrom(now, end)).toBe(days);
});
