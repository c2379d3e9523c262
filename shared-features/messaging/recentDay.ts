import { addDays, parisDay } from '@memocartes/contract/learning/calendar/days';
import type { Dates } from '@memocartes/shared-shell/i18n';

/**
 * When something happened, as short as it is clear in a list: the time of today, « hier », the weekday of the last six days, else the date.
 *
 * @param instant ISO 8601
 * @param today day in Paris, `YYYY-MM-DD`
 */
export function recentDay(instant: string, today: string, dates: Dates, locale: string): string {
  const day = parisDay(instant);
  if (day === today) return dates.time(instant);
  if (day === addDays(today, -1)) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (day > addDays(today, -7) && day < today)
    return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'Europe/Paris' }).format(new Date(instant));
  return dates.day(instant);
}
