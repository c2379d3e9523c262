import { useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the machine has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
