import type { Call } from '@memocartes/contract/http/call';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { toApiError, toUnreachable } from '@memocartes/shared-api/api-error';
import { request } from '@memocartes/shared-api/request';
import { limitTime, timeLimitOf } from '@memocartes/shared-api/time-limit';

/** The response and its JSON, each undefined if it did not arrive in time [interface.silent-network]. */
async function fetchInTime({ method, path }: Call, body?: string) {
  const limit = limitTime(timeLimitOf(method, body));
  const response = await request(`/api${path}`, {
    method,
    signal: limit.signal,
    credentials: 'same-origin',
    headers: { ...portalHeader, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }).catch(() => undefined);
  limit.restart();
  const json: unknown = response?.status === 204 ? null : await response?.json().catch(() => undefined);
  limit.end();
  return { response, json };
}

/**
 * Calls the API without the store: for public pages, and before the portal's store exists. `body` is sent as JSON.
 *
 * @throws ApiError like the store's calls.
 */
export async function send<ResponseBody>(call: Call, body?: object): Promise<ResponseBody> {
  const { response, json } = await fetchInTime(call, body && JSON.stringify(body));
  // Errors are thrown in the format that the store's calls return.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (!response) throw toUnreachable();
  if (!response.ok) throw toApiError(response.status, json, response.headers.get('retry-after'));
  // The connection broke while the body was read, or a network's sign-in page responded.
  if (json === undefined) throw toUnreachable();
  /* eslint-enable @typescript-eslint/only-throw-error */
  return json as ResponseBody;
}
