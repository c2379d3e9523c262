import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/** Calls `refetch` when a school attached a child to the follower or detached one, while the page is open [families.detached]. */
export const useChildrenEvents = (refetch: () => unknown): void => {
  useAccountEvents(({ event }) => {
    if (event === 'children') void refetch();
  });
};
