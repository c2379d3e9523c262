import { setTimeout as pause } from 'node:timers/promises';

import { isDatabaseUnavailable } from './unavailable.ts';

const pauseMs = 1_000;

/**
 * Retries `act` while the database is unreachable.
 * @throws the last error after `seconds`, or at once any error with another cause
 */
export async function retryUntilReachable<T>(act: () => Promise<T>, seconds: number): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > end) throw error;
      await pause(pauseMs);
    }
  }
}
