import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Seats } from '@memocartes/shared-ui/seats';
import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** Days before the end of access from which the remaining days are shown. */
const countedFrom = 60;

/** Seats used and bought, and the end of access. */
export function SeatsCard({ dashboard }: { readonly dashboard: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  const { school, students, teachers, boxes, classes_seats: classes } = dashboard;
  const ends = school.date_trial_end ?? school.date_expiration;
  return (
    <Card title={t('seats')}>
      <Stack gap={4}>
        <Grid min={200} gap={5}>
          <Seats label={t('students')} used={students.used} bought={students.max} to={adminLinks.students} />
          <Seats label={t('teachers')} used={teachers.used} bought={teachers.max} to={adminLinks.teachers} />
          <Seats label={t('classes')} used={classes.used} bought={classes.max} to={adminLinks.classes} />
          <Seats label={t('boxes')} used={boxes.used} bought={boxes.max} to={adminLinks.boxes} />
        </Grid>
        {ends && <Until end={ends} isTrial={school.date_trial_end !== null} />}
      </Stack>
    </Card>
  );
}

function Until({ end, isTrial }: { readonly end: string; readonly isTrial: boolean }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const left = daysUntil(end);
  const until = t(isTrial ? 'trialUntil' : 'accessUntil', { date: dates.day(end) });
  if (left < 0 || left > countedFrom) return <p>{until}</p>;
  return (
    <p>
      {until} {left === 0 ? t('endsToday') : t('daysLeft', { count: left })}
    </p>
  );
}
