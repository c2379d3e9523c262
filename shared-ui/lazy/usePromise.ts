import { useEffect, useState } from 'react';

type Settled<T> = { readonly promise: Promise<T>; readonly value?: T; readonly error?: unknown };

/**
 * The value or error of a promise once settled. A new promise clears the earlier value and error. Without a promise,
 * `isSettled` is true.
 */
export function usePromise<T>(promise: Promise<T> | undefined) {
  const [settled, setSettled] = useState<Settled<T>>();
  useEffect(() => {
    let isCurrent = true;
    promise?.then(
      (value) => isCurrent && setSettled({ promise, value }),
      (error: unknown) => isCurrent && setSettled({ promise, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  const isSettled = settled?.promise === promise;
  return { value: isSettled ? settled?.value : undefined, error: isSettled ? settled?.error : undefined, isSettled };
}
