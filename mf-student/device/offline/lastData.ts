import { asApiError } from '@memocartes/shared-shell/errors';
import { useOnline } from '@memocartes/shared-shell/online';
import { useEffect, useState } from 'react';

import { readFromTab, storeInTab } from './tabData.ts';

/** Whether a call failed because the server could not be reached: cached data then stays valid. */
export const isUnreachable = (error: unknown): boolean =>
  asApiError(error)?.status === 0 || asApiError(error)?.code === 'UNAVAILABLE';

/** Time in ms after which stored data replaces a missing response, as in the service worker. */
const waitMs = 4_000;

/** Whether the last call of the page was late: the next one then needs no wait of its own. */
let isSilent = false;

/** Whether `isWaiting` has been true for `waitMs`, or the network is already known to be silent. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(isSilent);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (isWaiting !== wasWaiting) {
    setWasWaiting(isWaiting);
    setIsLate(isSilent);
  }
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      isSilent = true;
      setIsLate(true);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/**
 * A query's data or, while the server can't be reached, the last data received. Without network, the last data is
 * returned immediately, before the query's retries have failed; if the network is silent, after `waitMs`
 * [tablets.offline] [home-revision.offline].
 */
export function useLastData<Data>(
  name: string,
  { data, error }: { readonly data?: Data; readonly error?: unknown },
): Data | undefined {
  const isOnline = useOnline();
  const isLate = useIsLate(data === undefined && error === undefined);
  useEffect(() => {
    if (data === undefined) return;
    isSilent = false;
    storeInTab(name, data);
  }, [name, data]);
  return data ?? (!isOnline || isLate || isUnreachable(error) ? (readFromTab(name) as Data | undefined) : undefined);
}
