import { NotificationsPanel as Panel } from '@memocartes/shared-features/notifications';

import { useIsReachable } from '../guard/reachable.tsx';

/** The notifications of the panel; links without a screen for the reader are not shown [notifications.links]. */
export default function NotificationsPanel() {
  return <Panel isReachable={useIsReachable()} />;
}
