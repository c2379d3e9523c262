import { asApiError } from '@memocartes/shared-shell/errors';
import { useOnline } from '@memocartes/shared-shell/online';
import { tabStorage } from '@memocartes/shared-ui/storage';
import { useEffect } from 'react';

const prefix = 'memocartes.kept.';

/** Stores a value for this tab, so that a reload without network can continue. */
export function keepInTab(name: string, value: unknown): void {
  tabStorage.writeJson(prefix + name, value);
}

/** The value stored under this name in this tab, or undefined. Its type is not checked. */
export const readFromTab = (name: string): unknown => tabStorage.readJson(prefix + name);

/** Whether a call failed because the server could not be reached: cached data then stays valid. */
export const isUnreachable = (error: unknown): boolean =>
  asApiError(error)?.status === 0 || asApiError(error)?.code === 'UNAVAILABLE';

/**
 * A query's data or, while the server can't be reached, the last data received. Without network, the last data is
 * returned at once, before the query's retries have failed [tablets.offline] [home-revision.offline].
 */
export function useLastData<Data>(
  name: string,
  { data, error }: { readonly data?: Data; readonly error?: unknown },
): Data | undefined {
  const isOnline = useOnline();
  useEffect(() => {
    if (data !== undefined) keepInTab(name, data);
  }, [name, data]);
  return data ?? (!isOnline || isUnreachable(error) ? (readFromTab(name) as Data | undefined) : undefined);
}
