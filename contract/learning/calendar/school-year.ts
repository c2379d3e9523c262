import { addDays, type Day, mondayOf, weeksBetween } from './days.ts';
import { type Calendar, weekState } from './school-days.ts';

/** The latest day with this month and day (`-MM-DD`) on or before `day`. */
const lastAnniversary = (day: Day, monthAndDay: string): Day =>
  `${Number(day.slice(0, 4)) - (day.slice(4) < monthAndDay ? 1 : 0)}${monthAndDay}`;

/**
 * First day of the day's school year: 1 August. In August a school prepares the new year, so prints, packs and other
 * work of August belong to it. Lessons begin a month later, see `lessonsStart`.
 */
export const schoolYearStart = (day: Day): Day => lastAnniversary(day, '-08-01');

/** Calendar year in which the day's school year began: 2026 for 2026-2027. */
export const schoolYearOf = (day: Day): number => Number(schoolYearStart(day).slice(0, 4));

/** The latest 1 September on or before the day. Weekly figures begin there, without the empty weeks of August. */
export const lessonsStart = (day: Day): Day => lastAnniversary(day, '-09-01');

/**
 * The period for which packs are planned: 1 September to 9 July. From 10 July on, it is already that of the next school
 * year.
 */
export function plannedLessons(day: Day): { readonly from: Day; readonly to: Day } {
  const firstYear = Number(lastAnniversary(day, '-07-10').slice(0, 4));
  return { from: `${firstYear}-09-01`, to: `${firstYear + 1}-07-09` };
}

/**
 * Monday of the next week after the day's for which packs are planned and which is not entirely in holidays; null after
 * the last one before the summer.
 */
export function nextWeekWithLessons(day: Day, calendar: Calendar): Day | null {
  const { from, to } = plannedLessons(day);
  const nextMonday = addDays(mondayOf(day), 7);
  const weeks = weeksBetween(nextMonday < from ? from : nextMonday, to);
  return weeks.find((monday) => weekState(monday, calendar) !== 'holiday') ?? null;
}
