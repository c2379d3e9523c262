import { useDates } from '@memocartes/shared-shell/i18n';
import { useTranslation } from 'react-i18next';

/** Text of the days filter; undefined without a filter. */
export function useDaysText({ since, until }: { readonly since?: string; readonly until?: string }) {
  const { t } = useTranslation('sessionsList');
  const dates = useDates();
  if (since && since === until) return t('on', { day: dates.day(since) });
  if (since && until) return t('between', { from: dates.day(since), to: dates.day(until) });
  if (since) return t('since', { day: dates.day(since) });
  return until && t('until', { day: dates.day(until) });
}
