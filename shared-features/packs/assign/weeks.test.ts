import { fromLastMonth } from './weeks.ts';

test('the calendar starts last month, but not before the school year', () => {
  expect(fromLastMonth('2026-11-21').from).toBe('2026-10-05');
  expect(fromLastMonth('2026-09-10').from).toBe('2026-09-01');
  expect(fromLastMonth('2027-07-20').from).toBe('2027-09-01');
});
