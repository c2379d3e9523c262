import { NotificationsPanel } from '@memocartes/shared-features/notifications';

import { useIsReachable } from '../../guard/reachable.tsx';

/** The panel of notifications; a link to a page that the user may not open is not shown [notifications.links]. */
export default function ReachableNotifications() {
  return <NotificationsPanel isReachable={useIsReachable()} />;
}
