import { schoolHolidays } from './calendar.data.ts';
import type { Day } from './days.ts';
import { addDays, daysBetween, weekday } from './days.ts';
import type { HolidayPeriod } from './holiday-period.ts';
import { publicHolidays } from './public-holidays.ts';
import type { Zone } from './zones.ts';

/** The school year as a zone lives it. Periods are the default table unless an operator gave others. */
export type Calendar = { zone: Zone; periods?: readonly HolidayPeriod[] };

/** `holiday` when Monday to Friday are all free, `partly` when some are. */
export type WeekState = 'school' | 'partly' | 'holiday';

const appliesTo = (period: HolidayPeriod, zone: Zone) =>
  zone !== null && (period.zone === 'all' || period.zone === zone);

/** Days before the calendar's end from which the portal warns of it. */
const noticeDays = 60;

/** The last day of which the school holidays are known; undefined for a school without zone, which has none. */
export function lastKnownDay({ zone, periods = schoolHolidays }: Calendar): Day | undefined {
  const ends = periods.filter((period) => appliesTo(period, zone)).map(({ resume }) => resume);
  return ends.length ? addDays(ends.toSorted().at(-1)!, -1) : undefined;
}

/** The end of what is known of school holidays: its last day, and whether it is past. */
export type CalendarEnd = { day: Day; is_over: boolean };

/** The end of a calendar, from 60 days before it on; null while it is further away or where there are no school holidays [packs.calendar-end]. */
export function calendarEnd(today: Day, calendar: Calendar): CalendarEnd | null {
  const day = lastKnownDay(calendar);
  if (day === undefined || daysBetween(today, day) > noticeDays) return null;
  return { day, is_over: today > day };
}

/** French name of the school or public holiday that the day is part of, or undefined. A school without zone has public holidays only. */
export function holidayName(day: Day, { zone, periods = schoolHolidays }: Calendar): string | undefined {
  const period = periods.find((one) => one.from <= day && day < one.resume && appliesTo(one, zone));
  return period?.name ?? publicHolidays(day.slice(0, 4)).get(day);
}

/**
 * Whether students are in class: Monday, Tuesday, Thursday or Friday outside holidays. Past the last known day only public holidays are
 * free: cards then come due in school holidays too, early rather than never.
 */
export function isSchoolDay(day: Day, calendar: Calendar): boolean {
  const number = weekday(day);
  return number <= 5 && number !== 3 && holidayName(day, calendar) === undefined;
}

/** The day that comes `count` school days after `day`, whether or not `day` is one. `count` from 1. */
export function addSchoolDays(day: Day, count: number, calendar: Calendar): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isSchoolDay(reached, calendar)) left -= 1;
  }
  return reached;
}

const workingDays = [0, 1, 2, 3, 4] as const;

/** What a week is, by its Monday, and the holidays met in it, each named once. */
export function weekOf(monday: Day, calendar: Calendar): { state: WeekState; holidays: string[] } {
  const names = workingDays.map((offset) => holidayName(addDays(monday, offset), calendar));
  const holidays = [...new Set(names.filter((name) => name !== undefined))];
  const free = names.filter((name) => name !== undefined).length;
  return { state: free === 0 ? 'school' : free === workingDays.length ? 'holiday' : 'partly', holidays };
}

/** Whether a pack may be given for the week: refused when `holiday`, a warning when `partly` [packs.holidays]. */
export const weekState = (monday: Day, calendar: Calendar): WeekState => weekOf(monday, calendar).state;
