import { timeLimitOf, timeLimits } from './time-limit.ts';

test('the time limit of a change grows with the bytes of its body, not with its characters [interface.silent-network]', () => {
  expect(timeLimitOf('POST')).toBe(timeLimits.changeMs);
  expect(timeLimitOf('POST', 'a'.repeat(8_000))).toBe(timeLimits.changeMs + 1_000);
  expect(timeLimitOf('POST', 'é'.repeat(8_000))).toBe(timeLimits.changeMs + 2_000);
  expect(timeLimitOf('POST', '€'.repeat(8_000))).toBe(timeLimits.changeMs + 3_000);
});
