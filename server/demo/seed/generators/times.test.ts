import { parisInstant, secondsAt } from './times.ts';

test('converts Paris times to UTC, in winter and in summer time', () => {
  expect(parisInstant('2026-11-20', secondsAt(8, 45))).toBe('2026-11-20T07:45:00.000Z');
  expect(parisInstant('2026-09-18', secondsAt(8, 45) + 5)).toBe('2026-09-18T06:45:05.000Z');
});
