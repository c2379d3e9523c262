import { asApiError } from '@memocartes/shared-shell/errors';
import { tabStorage } from '@memocartes/shared-ui/storage';
import { useEffect } from 'react';

const prefix = 'memocartes.kept.';

/** Keeps something for this visit: a page that is loaded again without network goes on from it. */
export function keep(name: string, value: unknown): void {
  tabStorage.writeJson(prefix + name, value);
}

/** What was kept in this visit, or undefined. */
export function recall<Value>(name: string): Value | undefined {
  return tabStorage.readJson(prefix + name) as Value | undefined;
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
