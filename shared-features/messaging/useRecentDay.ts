import { addDays, parisDay } from '@memocartes/contract/learning/calendar/days';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { useMemo } from 'react';

/**
 * Short text for an instant: the time if it is today, « hier » for yesterday, the weekday within the last six days,
 * otherwise the date.
 *
 * @param today day in Paris, `YYYY-MM-DD`
 * @returns a function of an instant, ISO 8601
 */
export function useRecentDay(today: string): (instant: string) => string {
  const dates = useDates();
  const locale = useLocale();
  // Formats are expensive to create, and a list has many dates.
  const { weekday, yesterday } = useMemo(
    () => ({
      weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'Europe/Paris' }),
      yesterday: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day'),
    }),
    [locale],
  );
  return (instant) => {
    const day = parisDay(instant);
    if (day === today) return dates.time(instant);
    if (day === addDays(today, -1)) return yesterday;
    if (day > addDays(today, -7) && day < today) return weekday.format(new Date(instant));
    return dates.day(instant);
  };
}
