import { useEffect, useState } from 'react';

type Settled<T> = { readonly promise: Promise<T>; readonly value?: T; readonly error?: unknown };

/** A promise's value or error once settled. A new promise clears the earlier error. */
export function usePromise<T>(promise: Promise<T>): { value?: T; error?: unknown } {
  const [settled, setSettled] = useState<Settled<T>>();
  useEffect(() => {
    let wanted = true;
    promise.then(
      (value) => wanted && setSettled({ promise: promise, value }),
      (error: unknown) => wanted && setSettled({ promise: promise, error }),
    );
    return () => {
      wanted = false;
    };
  }, [promise]);
  return settled?.promise === promise ? { value: settled.value, error: settled.error } : {};
}
