import { asApiError } from '@memocartes/shared-shell/errors';
import { useEffect } from 'react';

const prefix = 'memocartes.kept.';

/** Keeps something for this visit: a page that is loaded again without network goes on from it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without room for it, only a page that is loaded again would have missed it.
  }
}

/** What was kept in this visit, or undefined. */
export function recall<Value>(name: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a call failed because nothing answered: it says nothing against what was known before. */
export const isUnreachable = (error: unknown): boolean =>
  asApiError(error)?.status === 0 || asApiError(error)?.code === 'UNAVAILABLE';

/** A query's answer; while nothing answers, the one that was known last. */
export function useLastKnown<Data>(name: string, { data, error }: { data?: Data; error?: unknown }): Data | undefined {
  useEffect(() => {
    if (data !== undefined) keep(name, data);
  }, [name, data]);
  return data ?? (isUnreachable(error) ? recall<Data>(name) : undefined);
}
