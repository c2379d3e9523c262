import { useEffect, useEffectEvent } from 'react';

/** Does something again once the network comes back. */
export function useBackOnline(again: () => void): void {
  const wake = useEffectEvent(again);
  useEffect(() => {
    const listen = () => wake();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
