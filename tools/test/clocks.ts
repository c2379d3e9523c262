/** An instant at which tests run: `at` is in UTC, `parisTime` shows it in Paris. */
export type TestClock = { readonly name: string; readonly at: string };

/** Instants that typically break code that counts days or weeks. */
export const testClocks: readonly TestClock[] = [
  { name: 'sunday', at: '2027-05-22T22:30:00Z' },
  { name: '14-july', at: '2027-07-13T22:30:00Z' },
  // The school year has just begun: packs of last week belong to the previous year.
  { name: '3-august', at: '2027-08-02T22:30:00Z' },
  // Two months before summer time ends: after 61 × 24 hours, only 60 calendar days have passed.
  { name: '1-september', at: '2027-08-31T22:30:00Z' },
  // The weeks of `schoolWeek` and `laterWeek` (server/testing/classroom.ts) are this week.
  { name: '7-december', at: '2026-12-06T23:30:00Z' },
  { name: '14-december', at: '2026-12-13T23:30:00Z' },
  // In 2026, since the built-in calendar ends on 31 August 2027.
  { name: '24-december', at: '2026-12-23T23:30:00Z' },
  // Still the old year in UTC; a Friday in week 53 of the old year.
  { name: '1-january', at: '2026-12-31T23:30:00Z' },
  { name: '29-february', at: '2028-02-28T23:30:00Z' },
  // Years ahead, to find tests that use a date which will have passed by then.
  { name: '29-february-2032', at: '2032-02-28T23:30:00Z' },
  { name: 'march-before-change', at: '2027-03-27T23:30:00Z' },
  { name: 'march-after-change', at: '2027-03-28T01:00:00Z' },
  { name: 'october-first-02:30', at: '2027-10-31T00:30:00Z' },
  { name: 'october-second-02:30', at: '2027-10-31T01:30:00Z' },
];

const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Local time in Paris at the instant of a clock: `Sun, 31 Oct 2027, 02:30 CEST`. */
export const parisTime = ({ at }: TestClock): string => paris.format(new Date(at));

/** The clocks with these names, or all clocks when no name is given. @throws Error on an unknown name */
export function clocksNamed(names: readonly string[]): readonly TestClock[] {
  if (names.length === 0) return testClocks;
  return names.map((name) => {
    const testClock = testClocks.find((clock) => clock.name === name);
    if (!testClock) throw new Error(`No clock “${name}”. Clocks: ${testClocks.map((clock) => clock.name).join(', ')}.`);
    return testClock;
  });
}
