// oxlint-disable-next-line no-restricted-imports -- not a component
import { can } from '@memocartes/contract/permissions/permissions';
import type { Role } from '@memocartes/contract/permissions/roles';
import { isId } from '@memocartes/shared-shell/navigation';
import type { RegisteredRemote, Registry, RemoteRecord, RemoteRoute } from '@memocartes/shared-shell/remote';
import type { Me } from '@memocartes/shared-shell/session';
import { matchRoutes } from 'react-router-dom';

/** The remote that serves a path for a visitor, or why none does. */
type PathOutcome =
  | { readonly status: 'ok'; readonly remote: RegisteredRemote; readonly route: RemoteRoute }
  | { readonly status: 'forbidden' }
  | { readonly status: 'unknown' }
  | { readonly status: 'disabled' };

const serves = (remote: RemoteRecord, role: Role | undefined) =>
  remote.roles.length === 0 || (role !== undefined && remote.roles.includes(role));

type Claim = { readonly path: string; readonly remote: RegisteredRemote; readonly route?: RemoteRoute };

const claimsOf = (remote: RegisteredRemote): Claim[] => [
  ...remote.routes.map((route) => ({ path: route.path, remote, route })),
  ...(remote.planned ?? []).map((path) => ({ path, remote })),
];

function mostSpecific(claims: Claim[], path: string): Claim | undefined {
  const match = matchRoutes(claims, path)?.at(-1);
  const id = match?.params['id'];
  return id === undefined || isId(id) ? match?.route : undefined;
}

/**
 * Finds the remote that serves a path, before any of its code is loaded. Patterns ignore case, and the most specific
 * one wins [interface.case]. `visitor` is undefined for somebody who is not signed in.
 * - `forbidden`: a remote of another role owns the path, or the visitor lacks a permission that the page requires.
 * - `unknown`: no remote owns the path, its `:id` is not a number, or its screen is planned for a later version
 *   [interface.not-found].
 * - `disabled`: its remote is disabled [portal.disabled-remote].
 */
export function remoteOfPath(path: string, visitor: Me | undefined, registry: Registry): PathOutcome {
  const role = visitor?.role;
  const remotes = Object.values(registry.remotes);
  const ownRemotes = remotes.filter((remote) => serves(remote, role));
  const otherRemotes = remotes.filter((remote) => !serves(remote, role));
  // If two patterns are equally specific, the pattern of the visitor's own remote wins.
  const claim = mostSpecific([...ownRemotes, ...otherRemotes].flatMap(claimsOf), path);
  if (!claim) return { status: 'unknown' };
  if (!serves(claim.remote, role)) return { status: 'forbidden' };
  const need = claim.route?.need;
  if (need && !(visitor && can(visitor, need, { schoolId: visitor.schoolId }))) return { status: 'forbidden' };
  if (claim.remote.disabled) return { status: 'disabled' };
  return claim.route ? { status: 'ok', remote: claim.remote, route: claim.route } : { status: 'unknown' };
}
