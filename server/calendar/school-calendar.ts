import { type CalendarEnd, calendarEnd } from '@memocartes/contract/learning/calendar/calendar-end';
import type { Day } from '@memocartes/contract/learning/calendar/days';
import type { HolidayPeriod } from '@memocartes/contract/learning/calendar/holiday-period';
import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import { type Zone, zoneOf, zones } from '@memocartes/contract/learning/calendar/zones';

// Set once, when a process starts. Every process reads the same file.
let periods: readonly HolidayPeriod[] | undefined;

/** Replaces the built-in school holidays by those of an operator, or restores them [packs.holiday-file]. */
export const setHolidays = (replacement: readonly HolidayPeriod[] | undefined): void => {
  periods = replacement;
};

/** The calendar of a school: of its `holiday_zone`, else of its department's zone [packs.school-day]. */
export const calendarOf = (school: { holiday_zone: Zone; address_postal_code: string | null }): Calendar => ({
  zone: school.holiday_zone ?? zoneOf(school.address_postal_code),
  periods,
});

/** The earliest end of the calendars of all zones; null while more than 60 days away [packs.calendar-end]. */
export function firstCalendarEnd(today: Day): CalendarEnd | null {
  const ends = zones.map((zone) => calendarEnd(today, { zone, periods })).filter((end) => end !== null);
  return ends.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0] ?? null;
}
