import { type Day, mondayOf } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';

/**
 * Mondays of the first and the last week whose packs are given on a day: those of the day's school year, up to its week.
 * A class keeps the packs of former years, which its new students do not get [sessions.given-weeks].
 */
export const givenWeeks = (day: Day) => ({ from: mondayOf(schoolYearStart(day)), to: mondayOf(day) });
