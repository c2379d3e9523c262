import { addDays, type Day, today } from '../learning/calendar/days.ts';

/** Length of a school's trial in days [schools.trial]. */
export const trialDays = 60;

/** Last day of a trial of a school that starts today [schools.trial]. */
export const trialEnd = (): Day => addDays(today(), trialDays);
