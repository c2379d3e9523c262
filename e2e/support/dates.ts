import { addDays, today } from '@memocartes/contract/learning/calendar/days';

/** Today's date in Paris plus `days` days, in French format: `23/11/2026`. */
export const dayIn = (days: number): string => addDays(today(), days).split('-').reverse().join('/');
