import type { ApiError } from './api-error.ts';

/** How often a read is asked again by itself, and the first pause, which doubles. */
export const readRetries = { times: 3, firstMs: 500 };
/** A longer pause than this is for the person to choose, in milliseconds. */
const longestMs = 5_000;

/** Whether the API could not be reached, or could not answer for now: the same call may succeed later. */
export const isUnreached = (error: Pick<ApiError, 'code'> | undefined): boolean =>
  error?.code === 'OFFLINE' || error?.code === 'UNAVAILABLE';

/**
 * How long to wait before a read is asked again, in milliseconds: what the server asked for (`Retry-After`, in seconds), else twice as long
 * each time; up to half as much again by chance, so that a class does not come back all at once.
 */
export function pauseBefore(attempt: number, retryAfter: number | undefined): number {
  const asked = retryAfter === undefined ? readRetries.firstMs * 2 ** attempt : retryAfter * 1000;
  return Math.min(longestMs, asked) * (1 + Math.random() / 2);
}

/** Waits, unless the call is given up meanwhile. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
