import type { CalendarEnd } from '@memocartes/contract/learning/calendar/calendar-end';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/**
 * Warns that the school calendar ends soon or has ended, and says how to request the next calendar
 * [packs.calendar-end].
 */
export function CalendarEndBanner({ end }: { readonly end: CalendarEnd }) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  return (
    <Banner tone="warning">{t(end.is_over ? 'calendarOver' : 'calendarEnds', { day: dates.day(end.day) })}</Banner>
  );
}
