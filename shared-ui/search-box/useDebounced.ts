import { useEffect, useEffectEvent } from 'react';

/** Debounce delay of searches, in ms. */
export const searchDelayMs = 200;

/** Calls `callback` with a value once it is unchanged for `delay` ms, unless it equals `lastValue`. */
export function useDebounced<T>(value: T, lastValue: T, callback: (value: T) => void, delay = searchDelayMs): void {
  const onUnchanged = useEffectEvent(callback);
  useEffect(() => {
    if (value === lastValue) return;
    const timer = setTimeout(() => onUnchanged(value), delay);
    return () => clearTimeout(timer);
  }, [value, lastValue, delay]);
}
