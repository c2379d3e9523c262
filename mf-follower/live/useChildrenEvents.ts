import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/**
 * Calls `refetch` when a child is attached to the follower, detached or deleted [families.detached]. Also calls it each
 * time the connection opens: earlier events may have been missed, for example while the page was hidden.
 */
export const useChildrenEvents = (refetch: () => unknown): void => {
  // The shell's `WatchedChildren` refetches less: no attach requests and, on `ready`, only `me`. A shell older than this
  // remote may refetch nothing.
  useAccountEvents(({ event }) => {
    if (event === 'children' || event === 'ready') void refetch();
  });
};
