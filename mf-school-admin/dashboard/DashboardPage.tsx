import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { leftOpen, useGetAdminDashboardQuery } from '@memocartes/shared-api/dashboards.api';
import { LatestNotifications } from '@memocartes/shared-features/notifications';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { LinkButton } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useClassColumns } from './classColumns.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { PacksCard } from './PacksCard.tsx';
import { PendingCard } from './PendingCard.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { WeeksCard } from './WeeksCard.tsx';

/**
 * The school admin's dashboard: seats, classes, sessions, pending people; the latest notifications
 * [notifications.latest].
 */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const dashboard = useGetAdminDashboardQuery(undefined, leftOpen);
  const school = dashboard.data?.school;
  return (
    <Page
      title={school?.name ?? t('title')}
      intro={school && t('intro', { code: school.code, offer: t(`offer.${school.offer.code}`) })}
      actions={
        <LinkButton to="/schools/classes" kind="primary" icon="class">
          {t('openClasses')}
        </LinkButton>
      }
    >
      <Loaded {...dashboard} waiting={<DashboardSkeleton />}>
        {(data) => <Filled data={data} />}
      </Loaded>
    </Page>
  );
}

const countPending = (data: AdminDashboard) =>
  data.nb_invited_staff +
  data.nb_invited_followers +
  (data.nb_undelivered_staff ?? 0) +
  (data.nb_undelivered_followers ?? 0) +
  data.nb_incomplete_staff +
  data.nb_incomplete_followers;

function Filled({ data }: { readonly data: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  const columns = useClassColumns();
  return (
    <Stack gap={5}>
      <FirstSteps schoolId={data.school.id} done={data.first_steps} />
      <Figures data={data} />
      <SeatsCard dashboard={data} />
      <PendingCard people={data.pending_people} total={countPending(data)} />
      <PacksCard />
      <LatestNotifications />
      <WeeksCard weeks={data.sessions_by_week} />
      <Card title={t('classes')}>
        <DataTable
          label={t('classes')}
          columns={columns}
          page={{ rows: data.classes, count: data.classes.length }}
          rowTo={({ id }) => `/classes/${id}`}
          empty={{ title: t('noClass'), hint: t('noClassHint') }}
        />
      </Card>
    </Stack>
  );
}
