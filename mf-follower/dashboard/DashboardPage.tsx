import { useGetUserDashboardQuery } from '@memocartes/shared-api/dashboards.api';
import { LatestNotifications } from '@memocartes/shared-features/notifications';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useMe } from '@memocartes/shared-shell/session';
import { Page } from '@memocartes/shared-ui/page';
import { Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { Requests } from '../attach-requests/Requests.tsx';
import { ChildCard } from '../children/ChildCard.tsx';
import { ChildrenSkeleton } from '../children/ChildrenSkeleton.tsx';
import { NoChild } from '../children/NoChild.tsx';
import { useChildrenEvents } from '../live/useChildrenEvents.ts';

/**
 * A follower's dashboard: for each child, the cards due today and the boxes [dashboards.follower]; the latest
 * notifications [notifications.latest].
 */
export default function DashboardPage() {
  const { t } = useTranslation('children');
  const { firstname } = useMe();
  // Refetched when the person returns from a revision at home.
  const dashboard = useGetUserDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  useChildrenEvents(dashboard.refetch);
  const children = dashboard.data?.children ?? [];
  const due = children.reduce((sum, child) => sum + child.nb_due, 0);

  return (
    <Page title={t('hello', { firstname })} intro={children.length > 0 ? t('today', { count: due }) : undefined}>
      <Requests />
      <Loaded {...dashboard} waiting={<ChildrenSkeleton />}>
        {() => (
          <Stack gap={5}>
            {children.length === 0 ? (
              // [families.none]
              <NoChild />
            ) : (
              <>
                <Grid min={340}>
                  {children.map((child) => (
                    <ChildCard key={child.id} child={child} />
                  ))}
                </Grid>
                <p>{t('boxRule')}</p>
              </>
            )}
            <LatestNotifications />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
