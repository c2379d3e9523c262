import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { endWarning, nextEnd, type SchoolDates } from '@memocartes/contract/schools/ending';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import { endTone } from '../details/index.ts';

/**
 * Shows that the trial, the contract or the access ends soon, or has ended; otherwise renders nothing
 * [schools.end-warnings].
 */
export function EndBanner({ school }: { readonly school: SchoolDates }) {
  const { t } = useTranslation('schoolOverview');
  const dates = useDates();
  const end = nextEnd(school);
  const warning = end && endWarning(end.date);
  if (!end || !warning) return null;
  const daysLeft = daysUntil(end.date);
  const moment = warning === 'OVER' ? 'Over' : daysLeft === 0 ? 'Today' : 'Soon';

  return (
    <Banner tone={endTone(warning)} icon="clock">
      {t(`${end.kind}${moment}`, { count: daysLeft, date: dates.day(end.date) })}{' '}
      {t(end.kind === 'renewal' ? 'renewUs' : 'callUs')}
    </Banner>
  );
}
