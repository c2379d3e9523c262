import { useEffect, useEffectEvent } from 'react';

/** Debounce delay of searches, in ms. */
export const fetchDelay = 200;

/** Calls `act` with a value once it is unchanged for `delay` ms; not with the initial value. */
export function useDebounced<T>(value: T, settled: T, callback: (value: T) => void, delay = fetchDelay): void {
  const onRest = useEffectEvent(callback);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => onRest(value), delay);
    return () => clearTimeout(timer);
  }, [value, settled, delay]);
}
