import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { endNoticeDays, endUrgentDays } from '@memocartes/contract/schools/ending';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly school: Pick<School, 'date_trial_end' | 'date_expiration'> };

/** Shows that the trial or the access ends soon, or has ended. Renders nothing before. */
export function EndBanner({ school }: Props) {
  const { t } = useTranslation('schoolOverview');
  const dates = useDates();
  const [now] = useState(Date.now);
  const ends = school.date_trial_end ?? school.date_expiration;
  if (!ends) return null;
  const left = daysUntil(ends, now);
  const isOver = Date.parse(ends) <= now;
  if (left > endNoticeDays) return null;
  const kind = school.date_trial_end ? 'trial' : 'access';
  const words = { count: left, date: dates.day(ends) };
  return (
    <Banner tone={left <= endUrgentDays ? 'danger' : 'warning'} icon="clock">
      {t(isOver ? `${kind}Over` : left === 0 ? `${kind}Today` : `${kind}Soon`, words)} {t('callUs')}
    </Banner>
  );
}
