/** Longest wait for a file of the portal, in milliseconds. */
const timeoutMs = 8000;

/**
 * Fetches a JSON file of the portal past the browser's cache.
 *
 * @throws Error that says what is wrong: the status, the type of the answer, or a body that is no JSON.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`${url} is ${type || 'of no type'}, not JSON`);
  return response.json();
}
