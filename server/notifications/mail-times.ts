import { addDays, parisDay, parisTime } from '@memocartes/contract/learning/calendar/days';

/** Time of day in Paris at which the daily digest is due: after school, before the default quiet hours. */
const dueTime = '16:30';

/** The next time of the daily digest after an instant [notifications.digest]. */
export function digestTime(now: Date): Date {
  const day = parisDay(now);
  const today = parisTime(day, dueTime);
  return today > now ? today : parisTime(addDays(day, 1), dueTime);
}
