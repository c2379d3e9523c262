import { addDays, today } from '@memocartes/contract/learning/calendar/days';

/** The day so many days from today in Paris, as French screens show and read it: `23/11/2026`. */
export const dayIn = (days: number): string => addDays(today(), days).split('-').reverse().join('/');
