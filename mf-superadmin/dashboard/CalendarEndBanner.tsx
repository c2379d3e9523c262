import type { CalendarEnd } from '@memocartes/contract/learning/calendar/calendar-end';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

/** Warns that the school holiday data end soon or have ended; names the setting for a new file [packs.calendar-end]. */
export function CalendarEndBanner({ end }: { readonly end: CalendarEnd }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  return (
    <Banner tone="warning">{t(end.is_over ? 'calendarOver' : 'calendarEnds', { day: dates.day(end.day) })}</Banner>
  );
}
