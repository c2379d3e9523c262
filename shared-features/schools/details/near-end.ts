import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { endsSoonDays } from '@memocartes/contract/schools/ending';

/** State of the end of an access: over, within 30 days, or later. */
export function nearEnd(end: string): 'over' | 'soon' | 'later' {
  if (Date.parse(end) < Date.now()) return 'over';
  return daysUntil(end) <= endsSoonDays ? 'soon' : 'later';
}

/** Over, or within 30 days. */
export const isNearEnd = (end: string) => nearEnd(end) !== 'later';
