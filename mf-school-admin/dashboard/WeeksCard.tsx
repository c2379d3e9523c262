import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Card } from '@memocartes/shared-ui/stack';
import { WeekChart } from '@memocartes/shared-ui/week-chart';
import { useTranslation } from 'react-i18next';

/** Number of sessions of each week since 1 September, or a sentence if there was none. */
export function WeeksCard({ weeks }: { readonly weeks: AdminDashboard['sessions_by_week'] }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const count = weeks.reduce((total, { nb }) => total + nb, 0);
  if (count === 0) {
    return (
      <Card title={t('weeks')}>
        <p>{t('noSessions')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('weeks')}>
      <WeekChart
        label={t('weeksLabel', { count })}
        texts={{ table: t('weeksTable'), week: t('weekOf'), value: t('sessions') }}
        bars={weeks.map(({ week, nb }) => ({
          key: week,
          label: dates.day(week),
          value: nb,
          to: adminLinks.sessionsOf(week),
        }))}
      />
    </Card>
  );
}
