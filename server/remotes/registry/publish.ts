import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

import { integrityFile } from './integrity.ts';
import {
  type Change,
  editVersion,
  eventOf,
  historyOf,
  putInUse,
  registeredOf,
  RegistryRefusal,
  versionOf,
  withChange,
} from './state-changes.ts';
import type { HistoryVersion, RemoteVersion, State } from './types.ts';

/**
 * Checks that a build has the same files as its version, if that is already published: the files of a version never
 * change [portal.publish-at-once]. @throws Error
 */
export function assertSameFiles(versions: readonly HistoryVersion[], { name, version, integrity }: RemoteVersion) {
  const published = versions.find(({ entry }) => entry.version === version)?.entry.integrity?.[integrityFile];
  if (published === undefined || published === integrity?.[integrityFile]) return;
  throw new Error(
    `${name} ${version} was published with other files than this build has. Raise the version in ${name}/package.json and publish again.`,
  );
}

/** The history with a version added, or with its data replaced if it was published before. */
function withPublished(state: State, published: HistoryVersion): State {
  const { name, version } = published.entry;
  const { versions, events } = historyOf(state, name);
  const existing = versions.find(({ entry }) => entry.version === version);
  const added = existing
    ? editVersion(versions, version, (item) => ({ ...item, ...published }))
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
  published: HistoryVersion,
  change: Change,
  audience?: CandidateAudience,
): State {
  const { name, version } = published.entry;
  const { bad } = historyOf(state, name).versions.find(({ entry }) => entry.version === version) ?? {};
  if (bad) {
    throw new RegistryRefusal(
      `${name} ${version} was rolled back on ${bad.at} (${bad.reason}). Correct it and publish the corrected version, or bring it back by its name: npm run promote-remote -- ${name} --to ${version}`,
    );
  }
  const next = withPublished(state, published);
  const registered = state.registry.remotes[name];
  if (!audience) return putInUse(next, { name, version, action: 'PUBLISHED' }, change);
  if (!registered) {
    throw new RegistryRefusal(
      `${name} is not published yet: its first version is for everybody. Publish it without --canary and --school.`,
    );
  }
  if (registered.version === version) {
    throw new RegistryRefusal(`${name} ${version} is already in use for everybody: it can't be a candidate.`);
  }

  return withChange(next, name, {
    registered: { ...registered, candidate: { ...published.entry, ...audience } },
    versions: historyOf(next, name).versions,
    event: eventOf('CANDIDATE', version, change),
  });
}

/**
 * Puts the candidate, or the version `to`, in use for everybody [portal.any-version].
 * @throws RegistryRefusal when the remote isn't published, or has no candidate or no version `to`
 */
export function promoted(state: State, name: string, change: Change, to?: string): State {
  const registered = registeredOf(state, name);
  const version = to ?? registered.candidate?.version;
  if (version === undefined) {
    throw new RegistryRefusal(
      `${name} has no candidate. Name a version: npm run promote-remote -- ${name} --to VERSION`,
    );
  }
  if (registered.version === version && !registered.candidate) return state;
  versionOf(state, name, version);
  return putInUse(state, { name, version, action: 'PROMOTED' }, change);
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
