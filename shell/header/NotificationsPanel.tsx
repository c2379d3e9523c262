import { NotificationsPanel as Panel } from '@memocartes/shared-features/notifications';

import { useReachable } from '../guard/reachable.tsx';

/** The notifications of the panel; links that lead to no screen of the reader are not offered [notifications.links]. */
export default function NotificationsPanel() {
  return <Panel isReachable={useReachable()} />;
}
