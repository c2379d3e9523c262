import { useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a network connection [interface.offline]. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
