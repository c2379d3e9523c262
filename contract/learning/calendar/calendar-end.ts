import { addDays, type Day, daysBetween } from './days.ts';
import { appliesTo, type Calendar } from './school-days.ts';
import { schoolHolidays } from './school-holidays.data.ts';

/** Number of days before the end of the calendar from which the portal warns. */
const noticeDays = 60;

/** Last day for which the school holidays are known; undefined if none apply, as in a school without a zone. */
function lastKnownDay({ zone, periods = schoolHolidays }: Calendar): Day | undefined {
  const ends = periods.filter((period) => appliesTo(period, zone)).map(({ resume }) => resume);
  return ends.length > 0 ? addDays(ends.toSorted().at(-1)!, -1) : undefined;
}

/** Last day for which the school holidays are known, and whether that day is past. */
export type CalendarEnd = { day: Day; is_over: boolean };

/** The end of a calendar; null if it is more than 60 days away or there are no school holidays [packs.calendar-end]. */
export function calendarEnd(today: Day, calendar: Calendar): CalendarEnd | null {
  const day = lastKnownDay(calendar);
  if (day === undefined || daysBetween(today, day) > noticeDays) return null;
  return { day, is_over: today > day };
}
