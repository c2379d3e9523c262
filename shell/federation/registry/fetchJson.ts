import { request } from '@memocartes/shared-api/request';

/** Timeout in milliseconds. */
const timeoutMs = 8_000;

/**
 * Fetches a JSON file of the portal, revalidating the browser's cache.
 *
 * @throws Error when the file can't be fetched in time, has an error status, or isn't JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await request(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`${url} is ${type || 'of no type'}, not JSON`);
  return response.json();
}
