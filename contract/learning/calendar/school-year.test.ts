import { lessonsStart, nextWeekWithLessons, plannedLessons, schoolYearOf, schoolYearStart } from './school-year.ts';

test.each([
  ['2026-07-31', '2025-08-01', '2025-09-01'],
  ['2026-08-01', '2026-08-01', '2025-09-01'],
  ['2026-08-31', '2026-08-01', '2025-09-01'],
  ['2026-09-01', '2026-08-01', '2026-09-01'],
  ['2027-01-01', '2026-08-01', '2026-09-01'],
])('for %s, the school year starts on %s and the latest start of lessons is %s', (day, start, lessons) => {
  expect(schoolYearStart(day)).toBe(start);
  expect(schoolYearOf(day)).toBe(Number(start.slice(0, 4)));
  expect(lessonsStart(day)).toBe(lessons);
});

test.each([
  ['2026-11-21', '2026-09-01', '2027-07-09'],
  ['2027-07-09', '2026-09-01', '2027-07-09'],
  ['2027-07-10', '2027-09-01', '2028-07-09'],
  ['2027-09-01', '2027-09-01', '2028-07-09'],
])('on %s, packs are planned from %s to %s', (day, from, to) => expect(plannedLessons(day)).toEqual({ from, to }));

test.each([
  ['2026-11-28', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  // Christmas holidays from 19 December to 3 January.
  ['2026-12-15', '2027-01-04'],
  ['2027-06-28', null],
  ['2027-07-05', null],
])('after %s, the next week with lessons starts on %s [packs.next]', (day, monday) =>
  expect(nextWeekWithLessons(day, { zone: 'C' })).toBe(monday),
);

test('in the summer, the next week with lessons is that of 1 September, also in a school without a zone [packs.next]', () => {
  expect(nextWeekWithLessons('2026-07-20', { zone: null })).toBe('2026-08-31');
  expect(nextWeekWithLessons('2026-08-31', { zone: null })).toBe('2026-09-07');
});
