import { lessonsStart, schoolYearOf, schoolYearStart } from './school-year.ts';

test.each([
  ['2026-07-31', '2025-08-01', '2025-09-01'],
  ['2026-08-01', '2026-08-01', '2025-09-01'],
  ['2026-08-31', '2026-08-01', '2025-09-01'],
  ['2026-09-01', '2026-08-01', '2026-09-01'],
  ['2027-01-01', '2026-08-01', '2026-09-01'],
])('on %s the school year has begun on %s and its lessons on %s', (day, start, lessons) => {
  expect(schoolYearStart(day)).toBe(start);
  expect(schoolYearOf(day)).toBe(Number(start.slice(0, 4)));
  expect(lessonsStart(day)).toBe(lessons);
});
