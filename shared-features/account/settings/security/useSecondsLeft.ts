import { serverNow } from '@memocartes/shared-api/base';
import { useEffect, useState } from 'react';

/** Seconds until an instant by the server's clock, updated every second; 0 once it has passed. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** Minutes and seconds: `9:05`. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
