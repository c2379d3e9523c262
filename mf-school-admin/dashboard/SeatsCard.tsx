import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { endWarning, nextEnd, type SchoolEnd } from '@memocartes/contract/schools/ending';
import { endTone } from '@memocartes/shared-features/schools/details';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Banner } from '@memocartes/shared-ui/banner';
import { Seats } from '@memocartes/shared-ui/seats';
import { Card, Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/**
 * Seats used and bought, boxes only if the school has any, and the next end of the school: of its trial, contract or
 * access [schools.end-warnings].
 */
export function SeatsCard({ dashboard }: { readonly dashboard: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  const { school, students, teachers, boxes, classes_seats: classes } = dashboard;
  const end = nextEnd(school);
  return (
    <Card title={t('seats')}>
      <Stack gap={4}>
        <Grid min={200} gap={5}>
          <Seats label={t('students')} used={students.used} bought={students.max} to={adminLinks.students} />
          <Seats label={t('teachers')} used={teachers.used} bought={teachers.max} to={adminLinks.teachers} />
          <Seats label={t('classes')} used={classes.used} bought={classes.max} to={adminLinks.classes} />
          {boxes.max !== 0 && <Seats label={t('boxes')} used={boxes.used} bought={boxes.max} to={adminLinks.boxes} />}
        </Grid>
        {end && <Until end={end} />}
      </Stack>
    </Card>
  );
}

function Until({ end: { kind, date } }: { readonly end: SchoolEnd }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const daysLeft = daysUntil(date);
  const warning = endWarning(date);
  const endText = t(`${kind}Until`, { date: dates.day(date) });
  if (!warning) return <p>{endText}</p>;

  return (
    <Banner tone={endTone(warning)} icon="clock">
      {endText} {daysLeft >= 0 && (daysLeft === 0 ? t('endsToday') : t('daysLeft', { count: daysLeft }))}
    </Banner>
  );
}
