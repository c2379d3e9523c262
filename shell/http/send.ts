import type { Call } from '@memocartes/contract/http/call';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { toApiError, toUnreachable } from '@memocartes/shared-api/api-error';
import { request } from '@memocartes/shared-api/request';

/**
 * Calls the API without the store: for public pages, and before the portal's store exists. `body` is sent as JSON.
 *
 * @throws ApiError like the store's calls.
 */
export async function send<ResponseBody>({ method, path }: Call, body?: object): Promise<ResponseBody> {
  const response = await request(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { ...portalHeader, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  // Errors are thrown in the format that the store's calls return.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (!response) throw toUnreachable();
  const responseBody: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) throw toApiError(response.status, responseBody, response.headers.get('retry-after'));
  // The connection broke while the body was read, or a network's sign-in page responded.
  if (responseBody === undefined) throw toUnreachable();
  /* eslint-enable @typescript-eslint/only-throw-error */
  return responseBody as ResponseBody;
}
