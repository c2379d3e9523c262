import { request } from '@memocartes/shared-api/request';

/** Timeout in milliseconds. */
const timeoutMs = 8_000;

/** Thrown when a file did not arrive, or not in time. */
export class UnreachableFile extends Error {
  constructor(url: string, cause: unknown) {
    super(`${url} did not arrive`, { cause });
  }
}

/**
 * Fetches a JSON file of the portal, revalidating the browser's cache.
 *
 * @throws UnreachableFile when there is no response in time, Error when it has an error status or isn't JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const fail = (error: unknown) => {
    throw error instanceof SyntaxError ? error : new UnreachableFile(url, error);
  };

  const response = await request(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) }).catch(fail);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`${url} is ${type || 'of no type'}, not JSON`);
  return response.json().catch(fail);
}
