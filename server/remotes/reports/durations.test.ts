import { quantileOf } from './durations.ts';

test.each([
  [[0, 0, 0, 0, 0, 0, 0], 0.5, null],
  [[10, 0, 0, 0, 0, 0, 0], 0.5, 125],
  [[0, 10, 0, 0, 0, 0, 0], 0.5, 375],
  [[50, 45, 5, 0, 0, 0, 0], 0.5, 250],
  [[50, 45, 5, 0, 0, 0, 0], 0.95, 500],
  [[1, 0, 0, 0, 0, 0, 9], 0.95, 8000],
])('%j: the quantile %d is %p ms', (counts, quantile, ms) => expect(quantileOf(counts, quantile)).toBe(ms));
