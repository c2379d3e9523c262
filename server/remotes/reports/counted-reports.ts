import { type Actor, isRole } from '@memocartes/contract/permissions/roles';
import type { RemoteReport } from '@memocartes/contract/portal/portal.routes';
import { getsCandidate } from '@memocartes/contract/remotes/candidates';

import type { Registry } from '../registry/types.ts';

export const isFailure = ({ kind }: Pick<RemoteReport, 'kind'>): boolean => kind !== 'LOAD';

export const isAccount = ({ kind }: Actor) => isRole(kind);

/**
 * Whether a report is counted: for the version in use, the previous version, or a candidate of the actor
 * [portal.reports]. Anybody may send reports; reports from overrides are not counted [override.reports].
 */
export function isAccepted(
  { remotes }: Registry,
  { remote, version, is_override }: RemoteReport,
  actor: Actor,
): boolean {
  if (is_override) return false;
  const registered = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!registered) return false;
  if (registered.version === version || registered.previous?.version === version) return true;
  const { candidate } = registered;
  return candidate?.version === version && getsCandidate(isAccount(actor) ? actor : undefined, candidate);
}
