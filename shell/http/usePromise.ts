import { useEffect, useState } from 'react';

type Settled<T> = { readonly of: Promise<T>; readonly value?: T; readonly error?: unknown };

/** A promise's value or error once it has one. A later promise forgets the error of the one before. */
export function useComing<T>(coming: Promise<T>): { value?: T; error?: unknown } {
  const [settled, setSettled] = useState<Settled<T>>();
  useEffect(() => {
    let wanted = true;
    coming.then(
      (value) => wanted && setSettled({ of: coming, value }),
      (error: unknown) => wanted && setSettled({ of: coming, error }),
    );
    return () => {
      wanted = false;
    };
  }, [coming]);
  return settled?.of === coming ? { value: settled.value, error: settled.error } : {};
}
