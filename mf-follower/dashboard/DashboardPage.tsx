import { maxCardsASession } from '@memocartes/contract/learning/sessions/max-cards';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { useGetUserDashboardQuery } from '@memocartes/shared-api/dashboards.api';
import { LatestNotifications } from '@memocartes/shared-features/notifications';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useMe } from '@memocartes/shared-shell/session';
import { Page } from '@memocartes/shared-ui/page';
import { Grid, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { Requests } from '../attach-requests/Requests.tsx';
import { NoChild } from '../children/NoChild.tsx';
import { useChildrenEvents } from '../live/useChildrenEvents.ts';
import { useUnreadChats } from '../live/useUnreadChats.ts';
import { ChildCard } from './ChildCard.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';

/**
 * A follower's dashboard: for each child, unread messages, the cards due today, the boxes and the revision at home
 * [dashboards.follower]; the latest notifications [notifications.latest].
 */
export default function DashboardPage() {
  const { t } = useTranslation('children');
  const { firstname } = useMe();
  // Refetched when the person returns from a revision at home.
  const dashboard = useGetUserDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  useChildrenEvents(dashboard.refetch);
  const unreadOf = useUnreadChats();
  const children = dashboard.data?.children ?? [];
  const present = children.filter((child) => !hasLeft(child));
  const due = present.reduce((sum, child) => sum + child.nb_due, 0);
  const canRevise = present.some(({ can_revise_at_home }) => can_revise_at_home);
  const intro = canRevise ? t('atHome', { count: maxCardsASession }) : t('today', { count: due });

  return (
    <Page title={t('hello', { firstname })} intro={present.length > 0 ? intro : undefined}>
      <Requests />
      <Loaded {...dashboard} waiting={<DashboardSkeleton />}>
        {() => (
          <Stack gap={5}>
            {children.length === 0 ? (
              // [families.none]
              <NoChild />
            ) : (
              <>
                <Grid min={340}>
                  {children.map((child) => (
                    <ChildCard key={child.id} child={child} unread={unreadOf(child.id)} />
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
