import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when the network is back. */
export function useBackOnline(retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
