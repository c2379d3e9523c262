import { useEffect, useState } from 'react';

/** The time in ms, updated every `every` ms. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Whether a session is past its end: according to the server, or since the last fetch [sessions.status]. */
export const isOver = (session: { is_over: boolean; end_time: string }, now: number): boolean =>
  session.is_over || Date.parse(session.end_time) <= now;
