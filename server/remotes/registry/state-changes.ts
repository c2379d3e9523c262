import type {
  Figures,
  HistoryVersion,
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
export function versionOf(state: State, name: string, version: string): HistoryVersion {
  const { versions } = historyOf(state, name);
  const named = versions.find(({ entry }) => entry.version === version);
  if (named) return named;
  const versionNames = versions.map(({ entry }) => entry.version).join(', ') || 'none';
  throw new RegistryRefusal(`${name} has no version ${version}. Versions: ${versionNames}.`);
}

const registeredVersions = (registered: RegisteredRemote | undefined): string[] =>
  [registered, registered?.previous, registered?.candidate].flatMap((item) => (item ? [item.version] : []));

/**
 * Good versions of a remote that are or were in use; the version put in use last comes first. A version that was rolled
 * back is bad [portal.rolled-back].
 */
export const goodVersions = ({ versions }: RemoteHistory): HistoryVersion[] =>
  versions
    .filter(({ used, bad }) => used && !bad)
    .sort((a, b) => a.used!.localeCompare(b.used!))
    .reverse();

/** The good version put in use last, other than `current` and from the same repository [portal.own-repository]. */
export function lastGood(history: RemoteHistory, current: string): HistoryVersion | undefined {
  const { isExternal } = history.versions.find(({ entry }) => entry.version === current) ?? {};
  return goodVersions(history).find((item) => item.entry.version !== current && item.isExternal === isExternal);
}

/**
 * The state after a change of one remote: its new versions, one more event, and its new entry in the registry. Without
 * `registered`, the entry is removed.
 */
export function withChange(
  state: State,
  name: string,
  {
    registered,
    versions,
    event,
  }: { registered?: RegisteredRemote; versions: readonly HistoryVersion[]; event: RemoteEvent },
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

/** The versions with one of them edited. */
export const editVersion = (
  versions: readonly HistoryVersion[],
  version: string,
  edit: (item: HistoryVersion) => HistoryVersion,
) => versions.map((item) => (item.entry.version === version ? edit(item) : item));

export const eventOf = (
  action: RemoteEvent['action'],
  version: string,
  { at, by, reason, figures }: Change,
): RemoteEvent => ({
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

/** Puts a version of the history in use. */
export function putInUse(
  state: State,
  { name, version, action }: { name: string; version: string; action: RemoteEvent['action'] },
  change: Change,
): State {
  const history = historyOf(state, name);
  const versions = editVersion(history.versions, version, ({ bad: _bad, left: _left, ...item }) => ({
    ...item,
    used: change.at,
  }));
  const { entry } = versionOf(state, name, version);
  const registered = inUse({ ...history, versions }, entry, state.registry.remotes[name]?.disabled);
  return withChange(state, name, { registered, versions, event: eventOf(action, version, change) });
}

export const markedBad = (versions: readonly HistoryVersion[], version: string, { at, reason }: Change) =>
  editVersion(versions, version, (item) => ({ ...item, bad: { at, reason: reason ?? 'rolled back' } }));
