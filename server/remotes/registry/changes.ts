import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

import type {
  Figures,
  PastVersion,
  RegisteredRemote,
  RemoteEvent,
  RemoteHistory,
  RemoteVersion,
  State,
} from './types.ts';

/** Who changes the registry, when and why. */
export type Change = {
  readonly at: string;
  readonly by?: string;
  readonly reason?: string;
  readonly figures?: Figures;
};

/** A refused change of the registry; the message is shown to the person who runs the command. */
export class RegistryRefusal extends Error {}

const noHistory: RemoteHistory = { versions: [], events: [] };

export const historyOf = ({ history }: State, name: string): RemoteHistory => history.remotes[name] ?? noHistory;

/** @throws RegistryRefusal when the remote is not published */
export function registeredOf({ registry }: State, name: string): RegisteredRemote {
  const registered = registry.remotes[name];
  if (registered) return registered;
  const publishedNames = Object.keys(registry.remotes).join(', ') || 'none';
  throw new RegistryRefusal(`${name} is not published on this portal. Published: ${publishedNames}.`);
}

/** A version in a remote's history. @throws RegistryRefusal when there is none with that name */
function versionOf(state: State, name: string, version: string): PastVersion {
  const { versions } = historyOf(state, name);
  const named = versions.find(({ entry }) => entry.version === version);
  if (named) return named;
  const versionNames = versions.map(({ entry }) => entry.version).join(', ') || 'none';
  throw new RegistryRefusal(`${name} has no version ${version}. Versions: ${versionNames}.`);
}

const registeredVersions = (registered: RegisteredRemote | undefined): string[] =>
  [registered, registered?.previous, registered?.candidate].flatMap((item) => (item ? [item.version] : []));

/** Good versions of a remote that are or were in use; the version put in use last comes first. */
export const goodVersions = ({ versions }: RemoteHistory): PastVersion[] =>
  versions
    .filter(({ used, bad }) => used && !bad)
    .sort((a, b) => a.used!.localeCompare(b.used!))
    .reverse();

/** The good version put in use last, other than `current` and from the same repository [portal.own-repository]. */
function lastGood(history: RemoteHistory, current: string): PastVersion | undefined {
  const { isExternal } = history.versions.find(({ entry }) => entry.version === current) ?? {};
  return goodVersions(history).find((past) => past.entry.version !== current && past.isExternal === isExternal);
}

/**
 * The state after a change of one remote: its new versions, one more event, and its new entry in the registry. Without
 * `registered`, the entry is removed.
 */
function withChange(
  state: State,
  name: string,
  {
    registered,
    versions,
    event,
  }: { registered?: RegisteredRemote | undefined; versions: readonly PastVersion[]; event: RemoteEvent },
): State {
  const stays = new Set(registeredVersions(registered));
  const removed = new Set(registeredVersions(state.registry.remotes[name]).filter((version) => !stays.has(version)));
  const dated = versions.map((item) => (removed.has(item.entry.version) ? { ...item, left: event.at } : item));
  const { [name]: _, ...others } = state.registry.remotes;
  return {
    registry: { remotes: registered ? { ...others, [name]: registered } : others },
    history: {
      remotes: {
        ...state.history.remotes,
        [name]: { versions: dated, events: [...historyOf(state, name).events, event] },
      },
    },
  };
}

const withPast = (versions: readonly PastVersion[], version: string, edit: (past: PastVersion) => PastVersion) =>
  versions.map((past) => (past.entry.version === version ? edit(past) : past));

const eventOf = (action: RemoteEvent['action'], version: string, { at, by, reason, figures }: Change): RemoteEvent => ({
  at,
  action,
  version,
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
  ...(figures && { figures }),
});

/** The registry entry of a remote with this version in use, and the last other good version as `previous`. */
function inUse(history: RemoteHistory, entry: RemoteVersion, disabled: true | undefined): RegisteredRemote {
  const previous = lastGood(history, entry.version);
  return { ...entry, ...(previous && { previous: previous.entry }), ...(disabled && { disabled }) };
}

/** Makes a version of the history the one in use. */
function use(state: State, name: string, version: string, action: RemoteEvent['action'], change: Change): State {
  const history = historyOf(state, name);
  const versions = withPast(history.versions, version, ({ bad: _bad, left: _left, ...past }) => ({
    ...past,
    used: change.at,
  }));
  const { entry } = versionOf(state, name, version);
  const registered = inUse({ ...history, versions }, entry, state.registry.remotes[name]?.disabled);
  return withChange(state, name, { registered, versions, event: eventOf(action, version, change) });
}

const markedBad = (versions: readonly PastVersion[], version: string, { at, reason }: Change) =>
  withPast(versions, version, (past) => ({ ...past, bad: { at, reason: reason ?? 'rolled back' } }));

/** The history with a version added, or with its data replaced if it was published before. */
function withPublished(state: State, published: PastVersion): State {
  const { name, version } = published.entry;
  const { versions, events } = historyOf(state, name);
  const existing = versions.find(({ entry }) => entry.version === version);
  const added = existing
    ? withPast(versions, version, (past) => ({ ...past, ...published }))
    : [...versions, published];
  return { ...state, history: { remotes: { ...state.history.remotes, [name]: { versions: added, events } } } };
}

/**
 * Registers a version as the candidate of an audience. Without an audience, puts the version in use for everybody; the
 * version used so far becomes `previous` [portal.publish] [portal.rolled-back] [portal.candidate].
 *
 * @throws RegistryRefusal when the version was rolled back. For a candidate also when the remote isn't published, or
 * the version is already in use.
 */
export function publishVersion(
  state: State,
  published: PastVersion,
  change: Change,
  audience?: CandidateAudience,
): State {
  const { name, version } = published.entry;
  const { bad } = historyOf(state, name).versions.find(({ entry }) => entry.version === version) ?? {};
  if (bad)
    throw new RegistryRefusal(
      `${name} ${version} was rolled back on ${bad.at} (${bad.reason}). Correct it and publish the corrected version, or bring it back by its name: npm run promote-remote -- ${name} --to ${version}`,
    );
  const next = withPublished(state, published);
  const registered = state.registry.remotes[name];
  if (!audience) return use(next, name, version, 'PUBLISHED', change);
  if (!registered)
    throw new RegistryRefusal(
      `${name} is not published yet: its first version is for everybody. Publish it without --canary and --school.`,
    );
  if (registered.version === version)
    throw new RegistryRefusal(`${name} ${version} is already in use for everybody: it can't be a candidate.`);
  return withChange(next, name, {
    registered: { ...registered, candidate: { ...published.entry, ...audience } },
    versions: historyOf(next, name).versions,
    event: eventOf('CANDIDATE', version, change),
  });
}

/**
 * Puts the candidate, or the version `to`, in use for everybody [portal.any-version].
 * @throws RegistryRefusal when there is no candidate, or no version `to`
 */
export function promoted(state: State, name: string, change: Change, to?: string): State {
  const registered = registeredOf(state, name);
  const version = to ?? registered.candidate?.version;
  if (version === undefined)
    throw new RegistryRefusal(
      `${name} has no candidate. Name a version: npm run promote-remote -- ${name} --to VERSION`,
    );
  if (registered.version === version && !registered.candidate) return state;
  versionOf(state, name, version);
  return use(state, name, version, 'PROMOTED', change);
}

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
 * Rolls back: without `to`, drops the candidate if there is one, else returns to the last good version. The abandoned
 * version is marked bad. Without `to`, changes nothing if the last action was a person's roll-back, so that a second
 * run goes back no further [portal.rollback].
 * @throws RegistryRefusal when there is no version to go back to, or `to` itself was rolled back
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
  if (target.bad)
    throw new RegistryRefusal(
      `${name} ${version} was itself rolled back (${target.bad.reason}). To use it all the same: npm run promote-remote -- ${name} --to ${version}`,
    );
  const bad = [registered.version, ...(registered.candidate ? [registered.candidate.version] : [])];
  const versions = bad.reduce((all, item) => markedBad(all, item, change), history.versions);
  const without = { ...state, history: { remotes: { ...state.history.remotes, [name]: { ...history, versions } } } };
  const reason = change.reason ?? `from ${registered.version}`;
  return use(without, name, version, 'ROLLED_BACK', { ...change, reason });
}

/** Disables a remote; its version stays [portal.disabled-remote]. @throws RegistryRefusal when it isn't published */
export function disabled(state: State, name: string, change: Change): State {
  const registered = registeredOf(state, name);
  if (registered.disabled) return state;
  return withChange(state, name, {
    registered: { ...registered, disabled: true },
    versions: historyOf(state, name).versions,
    event: eventOf('DISABLED', registered.version, change),
  });
}

/** Enables a disabled remote. @throws RegistryRefusal when it isn't published */
export function enabled(state: State, name: string, change: Change): State {
  const { disabled: isDisabled, ...registered } = registeredOf(state, name);
  if (!isDisabled) return state;
  return withChange(state, name, {
    registered,
    versions: historyOf(state, name).versions,
    event: eventOf('ENABLED', registered.version, change),
  });
}

/**
 * Removes a remote from the registry. Its files and its history stay. @throws RegistryRefusal when it isn't published
 */
export function unpublished(state: State, name: string, change: Change): State {
  const { version } = registeredOf(state, name);
  return withChange(state, name, {
    versions: historyOf(state, name).versions,
    event: eventOf('UNPUBLISHED', version, change),
  });
}
