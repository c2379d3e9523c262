import type { Call } from '@memocartes/contract/http/call';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { type ApiError, toApiError, toUnreachable } from '@memocartes/shared-api/api-error';
import { request } from '@memocartes/shared-api/request';

/**
 * An API call from pages without a store: the public pages and the guard. `body` is sent as JSON.
 *
 * @throws ApiError like the store's calls.
 */
export async function send<Answer>({ method, path }: Call, body?: object): Promise<Answer> {
  const sent = await request(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { ...portalHeader, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  // Errors are thrown in the format that the store's calls return.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (!sent) throw toUnreachable();
  const answer: unknown = await sent.json().catch(() => null);
  if (!sent.ok) throw toApiError(sent.status, answer);
  /* eslint-enable @typescript-eslint/only-throw-error */
  return answer as Answer;
}

export type { ApiError };
