import type { Call } from '@memocartes/contract/http/call';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { type ApiError, toApiError, toUnreachable } from '@memocartes/shared-api/api-error';

/**
 * An API call from pages without a store: the public pages and the guard. `body` is sent as JSON.
 *
 * @throws ApiError like the store's calls.
 */
export async function send<Answer>({ method, path }: Call, body?: object): Promise<Answer> {
  const sent = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { ...portalHeader, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!sent) throw toUnreachable();
  const answer: unknown = await sent.json().catch(() => null);
  if (!sent.ok) throw toApiError(sent.status, answer);
  return answer as Answer;
}

export type { ApiError };
