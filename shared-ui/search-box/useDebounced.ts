import { useEffect, useEffectEvent } from 'react';

/** Debounce delay of searches, in ms. */
export const searchDelayMs = 200;

/** Calls `callback` with a value once it is unchanged for `delay` ms, unless it equals `settled`. */
export function useDebounced<T>(value: T, settled: T, callback: (value: T) => void, delay = searchDelayMs): void {
  const onRest = useEffectEvent(callback);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => onRest(value), delay);
    return () => clearTimeout(timer);
  }, [value, settled, delay]);
}
