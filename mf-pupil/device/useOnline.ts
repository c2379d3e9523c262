import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the tablet has a network, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);

/** Does something again once the network comes back. */
export function useBackOnline(again: () => void): void {
  const wake = useEffectEvent(again);
  useEffect(() => {
    const listen = () => wake();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
