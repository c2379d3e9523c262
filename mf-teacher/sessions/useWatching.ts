import { useSyncExternalStore } from 'react';

/** How often an open session is looked at, in ms. */
const every = 3000;

const follow = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Query options that look again every 3 s while `wanted` and while the page is seen. */
export function useWatching(wanted: boolean): { pollingInterval: number } {
  const seen = useSyncExternalStore(follow, () => document.visibilityState === 'visible');
  return { pollingInterval: wanted && seen ? every : 0 };
}
