import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/** Calls `refetch` when a school attaches a child to the follower, or detaches one, while the page is open [families.detached]. */
export const useChildrenEvents = (refetch: () => unknown): void => {
  useAccountEvents(({ event }) => {
    if (event === 'children') void refetch();
  });
};
