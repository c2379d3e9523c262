import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Seats } from '@memocartes/shared-ui/seats';
import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** Seats used against seats bought, and until when. */
export function SeatsCard({ dashboard }: { readonly dashboard: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { school, students, teachers, boxes, classes_seats: classes } = dashboard;
  const ends = school.date_trial_end ?? school.date_expiration;
  return (
    <Card title={t('seats')}>
      <Stack gap={4}>
        <Grid min={200} gap={5}>
          <Seats label={t('pupils')} used={students.used} bought={students.max} />
          <Seats label={t('teachers')} used={teachers.used} bought={teachers.max} />
          <Seats label={t('classes')} used={classes.used} bought={classes.max} />
          <Seats label={t('boxes')} used={boxes.used} bought={boxes.max} />
        </Grid>
        {ends && <p>{t(school.date_trial_end ? 'trialUntil' : 'accessUntil', { date: dates.day(ends) })}</p>}
      </Stack>
    </Card>
  );
}
