import { successRate } from './success-rate.ts';

test('returns the share of right answers in percent, and nothing before the first answer', () => {
  expect([successRate(2, 3), successRate(0, 4), successRate(4, 4)]).toEqual([67, 0, 100]);
  expect(successRate(0, 0)).toBeUndefined();
});
