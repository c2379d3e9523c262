import type { Day } from './days.ts';

/** The last day `-MM-DD` on or before a day. */
const lastAnniversary = (day: Day, monthAndDay: string): Day =>
  `${Number(day.slice(0, 4)) - (day.slice(4) < monthAndDay ? 1 : 0)}${monthAndDay}`;

/**
 * First day of the day's school year, 1 August: what is printed, written or closed while a school prepares the next
 * year in August belongs to that year. Lessons begin a month later, see `lessonsStart`.
 */
export const schoolYearStart = (day: Day): Day => lastAnniversary(day, '-08-01');

/** Year in which the day's school year began, which names it: 2026 for 2026-2027. */
export const schoolYearOf = (day: Day): number => Number(schoolYearStart(day).slice(0, 4));

/** 1 September on or before the day: figures by week begin with the lessons, without the empty weeks of August. */
export const lessonsStart = (day: Day): Day => lastAnniversary(day, '-09-01');
