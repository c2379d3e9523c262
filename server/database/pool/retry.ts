import { setTimeout as pause } from 'node:timers/promises';

import { isDatabaseUnavailable } from './unavailable.ts';

const pauseMs = 1_000;

/**
 * Retries `act` while the database is unreachable. Calls `onWait` with the first error, before it waits.
 * @throws the last error after `seconds`, or immediately any error with another cause
 */
export async function retryUntilReachable<T>(
  act: () => Promise<T>,
  seconds: number,
  onWait?: (error: Error) => void,
): Promise<T> {
  let isWaiting = false;
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error;
      if (!isWaiting) onWait?.(error as Error);
      isWaiting = true;
      await pause(pauseMs);
    }
  }
}
