import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/**
 * Calls `refetch` when a child is attached to the follower, detached or deleted; and each time the connection opens,
 * since earlier events may have been missed, for example while the page was hidden [families.detached].
 */
export const useChildrenEvents = (refetch: () => unknown): void => {
  useAccountEvents(({ event }) => {
    if (event === 'children' || event === 'ready') void refetch();
  });
};
