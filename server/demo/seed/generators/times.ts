import type { Day } from '@memocartes/contract/learning/calendar/days';

const offsets = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

const midnights = new Map<Day, number>();

/** The UTC offset of Paris at noon of a day: clocks never change during school hours. */
function parisOffset(day: Day): string {
  const zone = offsets.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return zone!.value.replace('GMT', '') || 'Z';
}

/** The instant (ISO 8601, UTC) of a time of day in Paris, given in seconds since midnight. */
export function parisInstant(day: Day, seconds: number): string {
  // Cached: looking up the time zone is slow, and thousands of answers share a day.
  const midnight = midnights.get(day) ?? Date.parse(`${day}T00:00:00${parisOffset(day)}`);
  midnights.set(day, midnight);
  return new Date(midnight + seconds * 1000).toISOString();
}

/** Hours and minutes as seconds since midnight. */
export const secondsAt = (hours: number, minutes: number) => (hours * 60 + minutes) * 60;
