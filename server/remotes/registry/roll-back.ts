import {
  type Change,
  eventOf,
  historyOf,
  lastGood,
  markedBad,
  putInUse,
  registeredOf,
  RegistryRefusal,
  versionOf,
  withChange,
} from './state-changes.ts';
import type { RemoteHistory, State } from './types.ts';

/** Removes the candidate and marks it bad; returns the same state when there is no such candidate. */
export function withoutCandidate(state: State, name: string, change: Change, version?: string): State {
  const registered = state.registry.remotes[name];
  if (!registered?.candidate || (version !== undefined && registered.candidate.version !== version)) return state;
  const { candidate, ...rest } = registered;
  return withChange(state, name, {
    registered: rest,
    versions: markedBad(historyOf(state, name).versions, candidate.version, change),
    event: eventOf('CANDIDATE_DROPPED', candidate.version, change),
  });
}

/** Whether the last action was a roll-back by a person, of the version in use or of a candidate. */
function wasRolledBack({ events }: RemoteHistory): boolean {
  const last = events.findLast(({ action }) => action !== 'DISABLED' && action !== 'ENABLED');
  // If the server dropped the candidate, the event has no `by`.
  return last?.action === 'ROLLED_BACK' || (last?.action === 'CANDIDATE_DROPPED' && last.by !== undefined);
}

/**
 * Returns to the version `to`. Without `to`, drops the candidate if there is one, else returns to the last good
 * version. Abandoned versions, including a candidate, are marked bad. Without `to`, changes nothing if the last action
 * was a person's roll-back, so that a second run goes back no further [portal.rollback]. A version that was itself
 * rolled back is refused [portal.rolled-back].
 * @throws RegistryRefusal when the remote isn't published, has no version to go back to, or `to` itself was rolled back
 */
export function rolledBack(state: State, name: string, change: Change, to?: string): State {
  const registered = registeredOf(state, name);
  const history = historyOf(state, name);
  if (to === undefined) {
    if (registered.candidate) return withoutCandidate(state, name, change);
    if (wasRolledBack(history)) return state;
  }
  const target = to === undefined ? lastGood(history, registered.version) : versionOf(state, name, to);
  if (!target) throw new RegistryRefusal(`${name} has no earlier good version to go back to.`);
  const { version } = target.entry;
  if (version === registered.version) return state;
  if (target.bad) {
    throw new RegistryRefusal(
      `${name} ${version} was itself rolled back (${target.bad.reason}). To use it anyway: npm run promote-remote -- ${name} --to ${version}`,
    );
  }
  const bad = [registered.version, ...(registered.candidate ? [registered.candidate.version] : [])];
  const versions = bad.reduce((all, item) => markedBad(all, item, change), history.versions);
  const marked = { ...state, history: { remotes: { ...state.history.remotes, [name]: { ...history, versions } } } };
  const reason = change.reason ?? `from ${registered.version}`;
  return putInUse(marked, { name, version, action: 'ROLLED_BACK' }, { ...change, reason });
}
