import { useAccountEvents } from '@memocartes/shared-api/account-live.api';
import { useGetMeQuery } from '@memocartes/shared-api/auth.api';
import { watchOverride } from '@memocartes/shared-shell/override';
import { useEffect } from 'react';

import { leaveOverride } from './leave.ts';

/**
 * Ends the override when it expires, when another tab ended it, or when the account may no longer try versions
 * [override.ends].
 */
export function useOverrideEnd(until: number): void {
  const { data, refetch } = useGetMeQuery();
  useAccountEvents(({ event }) => {
    if (event === 'rights' || event === 'ready') void refetch();
  });
  const isRefused = data?.user.is_developer === false;
  useEffect(() => {
    if (isRefused) leaveOverride();
  }, [isRefused]);
  useEffect(() => {
    const timer = setTimeout(leaveOverride, Math.max(0, until - Date.now()));
    const unwatch = watchOverride(leaveOverride);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [until]);
}
