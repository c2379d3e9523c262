import { useAccountEvents } from '@memocartes/shared-api/account-live.api';

/**
 * Calls `refetch` when a child is attached to the follower, detached or deleted; and each time the connection opens,
 * since earlier events may have been missed, for example while the page was hidden [families.detached].
 */
export const useChildrenEvents = (refetch: () => unknown): void => {
  // On `children`, the shell's `WatchedChildren` also refetches the data of all pages, but no attach requests. On
  // `ready`, or in a shell older than this remote, only this hook refetches the page.
  useAccountEvents(({ event }) => {
    if (event === 'children' || event === 'ready') void refetch();
  });
};
