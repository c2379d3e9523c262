import type { ApiError } from './api-error.ts';

/** Maximum number of retries of a read, and the delay before the first retry, in ms [interface.unreachable]. */
export const readRetries = { times: 3, firstMs: 500 };
/** Maximum retry delay before jitter, in milliseconds: a longer `Retry-After` is shortened to it. */
const maxDelayMs = 5_000;

/** Whether the API is unreachable or temporarily unavailable, so that a retry may succeed. */
export const isApiUnavailable = (error: Pick<ApiError, 'code'> | undefined): boolean =>
  error?.code === 'OFFLINE' || error?.code === 'UNAVAILABLE';

/**
 * Delay before a read is retried, in milliseconds: the server's `Retry-After` (in seconds), otherwise the first delay,
 * doubled at each attempt. The delay is limited to `maxDelayMs`. Then up to 50 % jitter is added, so that a whole class
 * does not retry immediately.
 */
export function retryDelay(attempt: number, retryAfter: number | undefined): number {
  const delayMs = retryAfter === undefined ? readRetries.firstMs * 2 ** attempt : retryAfter * 1000;
  return Math.min(maxDelayMs, delayMs) * (1 + Math.random() / 2);
}

/** Waits until the delay has passed or the call is aborted. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);

    const stop = () => {
      clearTimeout(timer);
      resolve();
    };

    signal.addEventListener('abort', stop, { once: true });
  });
