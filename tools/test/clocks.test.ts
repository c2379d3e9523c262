import { clocksNamed, parisTime, testClocks } from './clocks.ts';

test('each clock shows the time in Paris that its name says', () => {
  expect(testClocks.map(parisTime)).toEqual([
    'Sun, 23 May 2027, 00:30 CEST',
    'Wed, 14 Jul 2027, 00:30 CEST',
    'Tue, 3 Aug 2027, 00:30 CEST',
    'Wed, 1 Sept 2027, 00:30 CEST',
    'Mon, 7 Dec 2026, 00:30 CET',
    'Mon, 14 Dec 2026, 00:30 CET',
    'Thu, 24 Dec 2026, 00:30 CET',
    'Fri, 1 Jan 2027, 00:30 CET',
    'Tue, 29 Feb 2028, 00:30 CET',
    'Sun, 29 Feb 2032, 00:30 CET',
    'Sun, 28 Mar 2027, 00:30 CET',
    'Sun, 28 Mar 2027, 03:00 CEST',
    'Sun, 31 Oct 2027, 02:30 CEST',
    'Sun, 31 Oct 2027, 02:30 CET',
  ]);
});

test('selects clocks by name, or all clocks when no name is given; refuses an unknown name and lists the known names', () => {
  expect(clocksNamed([])).toBe(testClocks);
  expect(clocksNamed(['sunday']).map(({ at }) => at)).toEqual(['2027-05-22T22:30:00Z']);
  expect(() => clocksNamed(['monday'])).toThrow(/No clock “monday”\. Clocks: sunday, /);
});
