import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/**
 * Calls `refetch` when a child is attached to the follower, detached or deleted; and each time the connection opens,
 * since earlier events may have been missed, for example while the page was hidden [families.detached].
 */
export const useChildrenEvents = (refetch: () => unknown): void => {
  // The shell's `WatchedChildren` refetches too, for cached data and for pages without this hook: those of all roles,
  // and of older versions of this remote. Only this hook refetches attach requests and what may have been missed, and
  // works in a shell older than this remote.
  useAccountEvents(({ event }) => {
    if (event === 'children' || event === 'ready') void refetch();
  });
};
