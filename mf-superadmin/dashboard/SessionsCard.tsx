import { superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextLink } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

type Props = { readonly days: SuperadminDashboard['sessions_by_day']; readonly nbThisWeek: number };

/** Sessions opened in the last seven days, one bar per day. */
export function SessionsCard({ days, nbThisWeek }: Props) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const maxPerDay = Math.max(1, ...days.map(({ nb }) => nb));
  return (
    <Card title={t('sessions')}>
      <Stack gap={3}>
        <p>
          <TextLink to={superadminLinks.sessionsThisWeek()}>{t('thisWeek', { count: nbThisWeek })}</TextLink>
        </p>
        {days.map(({ day, nb }) => (
          <div key={day}>
            <Progress label={dates.long(day)} value={nb} max={maxPerDay} text={t('nbSessions', { count: nb })} />
            {nb > 0 && (
              <TextLink to={superadminLinks.sessionsOn(day)} aria-label={t('seeOf', { day: dates.long(day) })}>
                {t('see')}
              </TextLink>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
