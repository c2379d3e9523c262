import { serverNow } from '@memocartes/shared-api/base';
import { useEffect, useState } from 'react';

/** The current time in ms by the server's clock, updated every `intervalMs`. */
export function useNow(intervalMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}

/** Whether the server has reported that a session is past its end, or `now` is past it [sessions.status]. */
export const isOver = (session: { readonly is_over: boolean; readonly end_time: string }, now: number): boolean =>
  session.is_over || Date.parse(session.end_time) <= now;
