import { addDays, type Day, weekday } from './days.ts';
import type { HolidayPeriod } from './holiday-period.ts';
import { publicHolidays } from './public-holidays.ts';
import { schoolHolidays } from './school-holidays.data.ts';
import type { Zone } from './zones.ts';

/** School calendar of a holiday zone. `periods` replaces the built-in table of school holidays. */
export type Calendar = { zone: Zone; periods?: readonly HolidayPeriod[] };

/** `holiday`: every day from Monday to Friday is a holiday; `partly`: some of these days are holidays. */
export const weekStates = ['school', 'partly', 'holiday'] as const;
export type WeekState = (typeof weekStates)[number];

/** Whether a period of holidays applies to a zone. */
export const appliesTo = (period: HolidayPeriod, zone: Zone) =>
  zone !== null && (period.zone === 'all' || period.zone === zone);

/**
 * French name of the school or public holiday on that day, or undefined. A school without a zone has only public
 * holidays.
 */
export function holidayName(day: Day, { zone, periods = schoolHolidays }: Calendar): string | undefined {
  const period = periods.find((item) => item.from <= day && day < item.resume && appliesTo(item, zone));
  return period?.name ?? publicHolidays(day.slice(0, 4)).get(day);
}

/**
 * Whether the day is a Monday, Tuesday, Thursday or Friday outside holidays. After the last known day only public
 * holidays are excluded, so cards can also come due in school holidays [packs.school-day].
 */
export function isSchoolDay(day: Day, calendar: Calendar): boolean {
  const number = weekday(day);
  return number <= 5 && number !== 3 && holidayName(day, calendar) === undefined;
}

/** The school day that is `count` (at least 1) school days after `day`. `day` itself can be any day. */
export function addSchoolDays(day: Day, count: number, calendar: Calendar): Day {
  let reached = day;
  for (let remaining = count; remaining > 0;) {
    reached = addDays(reached, 1);
    if (isSchoolDay(reached, calendar)) remaining -= 1;
  }
  return reached;
}

const workingDays = [0, 1, 2, 3, 4] as const;

/** State of the week that starts on `monday`, and the distinct names of its holidays. */
export function weekOf(monday: Day, calendar: Calendar): { state: WeekState; holidays: string[] } {
  const names = workingDays.map((offset) => holidayName(addDays(monday, offset), calendar));
  const holidays = [...new Set(names.filter((name) => name !== undefined))];
  const free = names.filter((name) => name !== undefined).length;
  return { state: free === 0 ? 'school' : free === workingDays.length ? 'holiday' : 'partly', holidays };
}

/**
 * State of the week that starts on `monday`. A pack can't be assigned to a `holiday` week; assigning it to a `partly`
 * week gives a warning [packs.holidays].
 */
export const weekState = (monday: Day, calendar: Calendar): WeekState => weekOf(monday, calendar).state;
