/** A calendar day, `YYYY-MM-DD`. Days compare as strings. */
export type Day = string;

const dayLength = 86_400_000;
const hour = 3_600_000;

const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day `count` days later; a negative `count` gives an earlier day. */
export const addDays = (day: Day, count: number): Day => fromUtc(toUtc(day) + count * dayLength);

/** Number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / dayLength);

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export const weekday = (day: Day): number => new Date(toUtc(day)).getUTCDay() || 7;

/** Monday of the day's ISO week, which identifies the week of a pack. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekday(day));

/** Mondays of all weeks that contain a day from `from` to `to`, both included. */
export function weeksBetween(from: Day, to: Day): Day[] {
  const mondays: Day[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Number of the ISO week, 1 to 53, as French schools write it (« semaine 47 »). */
export function weekNumber(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
}

/** 01:00 UTC of the month's last Sunday, when the European clocks change. `month` from 0. */
function clockChange(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * dayLength;
}

/** Milliseconds by which Paris is ahead of UTC. */
function parisOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  return (time >= clockChange(year, 2) && time < clockChange(year, 9) ? 2 : 1) * hour;
}

/**
 * The day in Europe/Paris of an instant (ISO string or milliseconds). Computed without `Intl`, which is too slow for
 * the tens of thousands of calls needed to compute the boxes of a class.
 */
export function parisDay(instant: string | number | Date): Day {
  const time = typeof instant === 'number' ? instant : new Date(instant).getTime();
  return fromUtc(time + parisOffset(time));
}

/** The instant of a day and time (`HH:MM`) in Europe/Paris. A time skipped by a clock change is read as winter time. */
export function parisTime(day: Day, time: string): Date {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = utc - 2 * hour;
  return new Date(parisOffset(inSummer) === 2 * hour ? inSummer : utc - hour);
}

/** Whether a text is a day that exists, from the year 1: `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toUtc(text)) && fromUtc(toUtc(text)) === text;

/** Today in Europe/Paris. */
export const today = (): Day => parisDay(Date.now());

/**
 * Calendar days in Europe/Paris until an instant (ISO string): 0 on the same day, negative afterwards. `now` in
 * milliseconds.
 */
export const daysUntil = (instant: string, now: number = Date.now()): number =>
  daysBetween(parisDay(now), parisDay(instant));
