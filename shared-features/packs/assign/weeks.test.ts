import { fromLastMonth, lessonsPeriod } from './weeks.ts';

test.each([
  ['2026-11-21', '2026-09-01', '2027-07-09'],
  ['2027-07-09', '2026-09-01', '2027-07-09'],
  ['2027-07-10', '2027-09-01', '2028-07-09'],
  ['2027-09-01', '2027-09-01', '2028-07-09'],
])('returns the period of lessons on %s', (day, from, to) => expect(lessonsPeriod(day)).toEqual({ from, to }));

test('the calendar starts last month, but not before the school year', () => {
  expect(fromLastMonth('2026-11-21').from).toBe('2026-10-05');
  expect(fromLastMonth('2026-09-10').from).toBe('2026-09-01');
  expect(fromLastMonth('2027-07-20').from).toBe('2027-09-01');
});
