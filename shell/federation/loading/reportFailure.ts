import { portalHeader } from '@memocartes/contract/http/portal-header';

/** A version of a remote that could not be shown, and why. */
export type Failure = { readonly remote: string; readonly version: string; readonly reason: string };

/** Tells the portal's operator which version failed. Nobody waits for it, and its own failure is silent. */
export function reportFailure(failure: Failure): void {
  fetch('/api/remote-failures', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...portalHeader },
    body: JSON.stringify({ ...failure, reason: failure.reason.slice(0, 500) }),
  }).catch(() => undefined);
}
