import { pathOfOldCardLink } from '@memocartes/contract/cards/public/card-link';
import type { RegisteredRemote, Registry, RemoteRoute } from '@memocartes/shared-shell/remote';
import { toMe } from '@memocartes/shared-shell/session';

import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';
import type { Session } from '../session/readSession.ts';

/** What is shown at a path: a remote's screen, a page of the shell instead, or a redirect. */
export type Decision =
  | { readonly to: 'screen'; readonly remote: RegisteredRemote; readonly route: RemoteRoute }
  | { readonly to: 'forbidden' }
  | { readonly to: 'unknown' }
  | { readonly to: 'disabled' }
  | { readonly to: 'leave'; readonly address: string };

/**
 * The guard: decides from the registry and the session, before any remote is loaded. Without a session a guarded path
 * leads to `/`, with an expired session to `/?expired=true` [accounts.session-expired]. If the session is unknown, the
 * path is loaded again, which reads the session. Visitors who can't open the address on older printed cards are
 * redirected to the card's public page [accounts.requested-page] [interface.guard] [interface.not-found]
 * [portal.disabled-remote].
 */
export function decide(path: string, session: Session, registry: Registry, search = ''): Decision {
  const outcome = remoteOfPath(path, session.state === 'open' ? toMe(session.user) : undefined, registry);
  if (outcome.status === 'ok') return { to: 'screen', remote: outcome.remote, route: outcome.route };
  if (outcome.status === 'unknown' || outcome.status === 'disabled') return { to: outcome.status };
  const cardPath = pathOfOldCardLink(path, search);
  if (cardPath) return { to: 'leave', address: cardPath };
  if (session.state === 'open') return { to: 'forbidden' };
  if (session.state === 'unknown') return { to: 'leave', address: path + search };
  return { to: 'leave', address: session.state === 'none' ? '/' : '/?expired=true' };
}
