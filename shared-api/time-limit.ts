import { changeLimitSeconds } from '@memocartes/contract/http/time-limits';

/**
 * How long a call may wait for its response, and then for the body of this response, in milliseconds
 * [interface.silent-network]. Changes wait longer than the server's `ANSWER_TIMEOUT`, so that the server's refusal
 * arrives first.
 */
export const timeLimits = { readMs: 20_000, changeMs: changeLimitSeconds * 1000 };

/** Time in ms after which the page checks whether the API can be reached, while a read still waits. */
export const suspectMs = 8_000;

/**
 * Time limit of the calls of a student's device, in milliseconds: all are short, and a student waits for them. A call
 * that would have another effect if it were sent again has the usual limit.
 */
export const deviceLimitMs = 12_000;

/** Slowest upload that is not aborted, in bytes per millisecond. */
const slowestUpload = 8;

/** The size of a body as sent, in UTF-8: the length of a string counts an accented letter or an emoji as fewer bytes. */
const bytesOf = (body: string | undefined) => (body === undefined ? 0 : new Blob([body]).size);

/** The time limit of a call in milliseconds, longer for a large body. */
export const timeLimitOf = (method: string, body?: string): number =>
  method === 'GET' ? timeLimits.readMs : timeLimits.changeMs + bytesOf(body) / slowestUpload;

/**
 * A signal that aborts after `limitMs`, or together with `outer`. `restart` restarts the timer, `end` removes the limit.
 * `AbortSignal.any` is missing in the browsers of older tablets.
 */
export function limitTime(limitMs: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, limitMs);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, limitMs);
    },
    end: () => clearTimeout(timer),
  };
}
