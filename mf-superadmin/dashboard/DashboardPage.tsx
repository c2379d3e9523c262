import { superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { leftOpen, useGetSuperadminDashboardQuery } from '@memocartes/shared-api/dashboards.api';
import { LatestNotifications } from '@memocartes/shared-features/notifications';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { Grid, Stack } from '@memocartes/shared-ui/stack';
import { Stat } from '@memocartes/shared-ui/stat';
import { useTranslation } from 'react-i18next';

import { CalendarEndBanner } from './CalendarEndBanner.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { OffersCard } from './OffersCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TrialsCard } from './TrialsCard.tsx';

/**
 * The superadmin's dashboard: schools and people, trials that end soon, sessions; the latest notifications
 * [notifications.latest].
 */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const dashboard = useGetSuperadminDashboardQuery(undefined, leftOpen);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <LinkButton to="/superadmin/schools" kind="primary" icon="school">
          {t('openSchools')}
        </LinkButton>
      }
    >
      <Loaded {...dashboard} waiting={<DashboardSkeleton />}>
        {(data) => <Filled data={data} />}
      </Loaded>
    </Page>
  );
}

function Filled({ data }: { readonly data: SuperadminDashboard }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={5}>
      {data.calendar_end && <CalendarEndBanner end={data.calendar_end} />}
      <Grid min={180}>
        <Stat label={t('schools')} value={data.nb_schools} icon="school" to={superadminLinks.schools} />
        <Stat label={t('students')} value={data.nb_students} icon="student" to={superadminLinks.students} />
        <Stat label={t('teachers')} value={data.nb_teachers} icon="users" to={superadminLinks.teachers} />
        <Stat label={t('classes')} value={data.nb_classes} icon="class" to={superadminLinks.classes} />
      </Grid>
      <TrialsCard trials={data.trials_ending} />
      <LatestNotifications />
      <Grid min={340}>
        <OffersCard offers={data.schools_by_offer} />
        <SessionsCard days={data.sessions_by_day} nbThisWeek={data.nb_sessions_week} />
      </Grid>
    </Stack>
  );
}
