import { portalHeader } from '@memocartes/contract/http/portal-header';

/** A version of a remote that failed, and why. */
export type Failure = { readonly remote: string; readonly version: string; readonly reason: string };

/** Reports a failed version to the portal's operator, in the background; errors of the report are ignored. */
export function reportFailure(failure: Failure): void {
  fetch('/api/remote-failures', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...portalHeader },
    body: JSON.stringify({ ...failure, reason: failure.reason.slice(0, 500) }),
  }).catch(() => undefined);
}
