import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/**
 * Calls `refetch` when a school attaches a child to the follower, or detaches one, while the page is open; and once the
 * connection is open again, since it is closed while the page is hidden [families.detached].
 */
export const useChildrenEvents = (refetch: () => unknown): void => {
  useAccountEvents(({ event }) => {
    if (event === 'children' || event === 'ready') void refetch();
  });
};
