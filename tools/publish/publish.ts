import { join } from 'node:path';

import type { CandidateAudience } from '../../contract/remotes/candidates.ts';
import { readState, updateState } from '../../server/remotes/registry/files.ts';
import { damagedFiles } from '../../server/remotes/registry/integrity.ts';
import { readModuleNames } from '../../server/remotes/registry/needs.ts';
import { deleteOldFiles } from '../../server/remotes/registry/old-files.ts';
import { assertSameFiles, publishVersion, unpublished } from '../../server/remotes/registry/publish.ts';
import { historyOf, RegistryRefusal } from '../../server/remotes/registry/state-changes.ts';
import type { ModuleNames, Registry, State } from '../../server/remotes/registry/types.ts';
import { sourceMapsOf } from '../../server/remotes/source-maps/source-maps.ts';
import { errorMessage } from '../command.ts';
import { buildOf } from '../nx.ts';
import { distOf, packageDir, remotes, versionOf } from '../packages.ts';
import { shellDirOf } from '../settings.ts';
import { requiredModulesFile } from '../webpack/shared-modules.ts';
import { authorAndCommit } from './author.ts';
import { cssProblems } from './checks/css.ts';
import { externalRemotes, repositoryProblem } from './checks/own-repository.ts';
import { type Problem, refusal } from './checks/problems.ts';
import { type DeclaredRemote, recordProblems, withoutReplaced } from './checks/record.ts';
import { shellProblems } from './checks/shell.ts';
import { type Build, install, readBuild } from './install.ts';
import { assertServed, folderOnOtherServer, listOnly } from './other-server.ts';
import { describeSize } from './output/size.ts';
import { entryOf, isForeign, sharedModules } from './registry-entry.ts';

/** Options of a publication; by default a person publishes a remote of the repository for everybody. */
export type PublishOptions = {
  readonly audience?: CandidateAudience;
  /** Folder with the list of names that the portal's shell provides; by default the built shell. */
  readonly shellDir?: string;
  /** Set by `npm start`: skips candidates and versions that were rolled back, dropped or unpublished. */
  readonly isUnattended?: boolean;
  /** The remote has its own repository, without the portal's other remotes. */
  readonly isExternal?: boolean;
  /** Address of another server that already has the files, at `remotes/<name>/<version>/`. */
  readonly base?: string;
  /** Additional checks of a person's publication; `npm start` runs none of them. */
  readonly check?: (name: string) => Promise<readonly Problem[]>;
};

export type Published = {
  readonly version: string;
  readonly outcome: 'published' | 'repaired' | 'already published' | 'skipped';
  /** Size of a version that was published, in words. */
  readonly size?: string;
  /** A sentence for the person if files of old versions could not be deleted; the version is published anyway. */
  readonly warning?: string;
};

/**
 * Whether `npm start` skips this version: it was rolled back, dropped or unpublished, or it is a candidate
 * [portal.rolled-back].
 */
function isSkippedAtStart(state: State, name: string, version: string): boolean {
  const { versions, events } = historyOf(state, name);
  const isBad = !!versions.find(({ entry }) => entry.version === version)?.bad;
  const isCandidate = state.registry.remotes[name]?.candidate?.version === version;
  const last = events.at(-1);
  // Without `by`, the remote was unpublished because the repository lacked it: it may be published again.
  const isUnpublished = last?.action === 'UNPUBLISHED' && last.version === version && last.by !== undefined;
  return isBad || isCandidate || isUnpublished;
}

/** A built remote of this or another repository. */
export type Source = {
  readonly name: string;
  readonly version: string;
  /** Folder of the build. */
  readonly dist: string;
  /** The default export of its `remote.ts`. */
  readonly readRemote: () => Promise<Partial<DeclaredRemote> | undefined>;
};

/** The last build of a remote. Its version ends with the identifier of that build. */
export const sourceOf = (name: string, build = buildOf(name)): Source => ({
  name,
  version: `${versionOf(`@memocartes/${name}`)}-${build}`,
  dist: distOf(name),
  readRemote: async () =>
    ((await import(join(packageDir(name), 'remote.ts'))) as { readonly default?: DeclaredRemote }).default,
});

/** Publishes the last build of a remote of the repository: see `publishBuild`. */
export const publish = (name: string, remotesDir: string, options?: PublishOptions): Promise<Published> =>
  publishBuild(sourceOf(name), remotesDir, options);

const inRecord = (problems: readonly string[], name: string): Problem[] =>
  problems.map((what) => ({ what, remedy: `Change record.ts or remote.ts of ${name}.` }));

/**
 * The remote, or the problems of a `remote.ts` that has no default export, or throws, as `defineRemote` does when
 * routes and screens differ.
 */
async function readDeclared({ name, readRemote }: Source): Promise<DeclaredRemote | { readonly problems: Problem[] }> {
  try {
    const { record, screens } = (await readRemote()) ?? {};
    if (record && screens) return { record, screens };
    const what = 'remote.ts exports no remote';
    return { problems: [{ what, remedy: `Change remote.ts of ${name}: export default defineRemote({ … }).` }] };
  } catch (error) {
    return { problems: inRecord([`remote.ts throws: ${errorMessage(error)}`], name) };
  }
}

/** The registry without the remotes that this remote replaces. */
function othersOf(state: State, { record }: DeclaredRemote, isExternal: boolean): Registry {
  const others = isExternal ? Object.keys(state.registry.remotes) : externalRemotes(state);
  return withoutReplaced(state.registry, record, [...remotes, ...others]);
}

type CheckedBuild = { readonly remote: DeclaredRemote; readonly build: Build; readonly needs: ModuleNames };

/** Reads a build and runs all checks. @throws Error that lists all problems */
async function readChecked(
  source: Source,
  before: State,
  { shellDir = shellDirOf(process.env), isExternal = false, check }: PublishOptions,
): Promise<CheckedBuild> {
  const { name, dist } = source;
  const needs = isExternal && isForeign(dist) ? sharedModules(dist) : readModuleNames(join(dist, requiredModulesFile));
  const remote = await readDeclared(source);
  const build = readBuild(dist);

  const problemsWith = async (declared: readonly Problem[]) => [
    ...((await check?.(name)) ?? []),
    ...shellProblems(needs, shellDir),
    ...declared,
    ...cssProblems(name, build.files),
  ];

  if ('problems' in remote) throw refusal(name, await problemsWith(remote.problems));
  const declared = recordProblems(name, remote, othersOf(before, remote, isExternal));
  const problems = await problemsWith(inRecord(declared, name));
  if (problems.length > 0) throw refusal(name, problems);
  return { remote, build, needs };
}

/** Deletes the files of old versions [portal.old-files]. @returns a warning if that failed */
function tryToDeleteOldFiles(remotesDir: string, name: string, state: State): string | undefined {
  try {
    deleteOldFiles(remotesDir, name, state);
    return undefined;
  } catch (error) {
    return `Files of old versions of ${name} stay, until its next publication: ${errorMessage(error)}.`;
  }
}

/**
 * Publishes a build [portal.publish]. Remotes of this and of other repositories never replace each other
 * [portal.own-repository].
 * 1. Checks the build [portal.publish-checked] [portal.record].
 * 2. Copies its files to the folder of its version, then switches the registry to it and reads the registry back. All
 *    this happens under the lock of the registry [portal.publish-at-once].
 * 3. Deletes the files of old versions. A failure to do so is only a warning, since the version is in use by then.
 *
 * A version that is in use with damaged files is repaired [portal.publish-repair].
 *
 * @throws Error that lists all failed checks, problems of the record and style sheets, and names that the shell lacks.
 * The registry is then unchanged.
 */
export async function publishBuild(
  source: Source,
  remotesDir: string,
  options: PublishOptions = {},
): Promise<Published> {
  const { audience, isUnattended = false, isExternal = false, base } = options;
  const { name, version, dist } = source;
  const before = readState(remotesDir);
  if (isUnattended && (isSkippedAtStart(before, name, version) || repositoryProblem(before, name, isExternal))) {
    return { version, outcome: 'skipped' };
  }
  const registered = before.registry.remotes[name];
  if (registered?.version === version && !audience && damagedFiles(remotesDir, registered).length === 0) {
    return { version, outcome: 'already published' };
  }

  const { remote, build, needs } = await readChecked(source, before, options);
  const folder = base ? folderOnOtherServer(base, name, version) : `/remotes/${name}/${version}`;
  if (base) await assertServed(remotesDir, folder, build);
  const entry = entryOf(remote.record, version, build, { folder, hasOfficialRuntime: isForeign(dist) });
  const change = { at: new Date().toISOString(), ...authorAndCommit() };
  const details = { ...change, nbFiles: build.files.size, bytes: build.bytes, ...(isExternal && { isExternal }) };
  let nbWritten = 0;
  const after = await updateState(remotesDir, (state) => {
    const problem = repositoryProblem(state, name, isExternal);
    if (problem) throw new RegistryRefusal(`${name} is not published: ${problem}`);
    const registry = othersOf(state, remote, isExternal);
    // Checked again under the lock: meanwhile another remote may have declared a path, or another process may have
    // published this version. The copy needs the lock too, so that two builds of a version are never mixed.
    const problems = inRecord(recordProblems(name, remote, registry), name);
    if (problems.length > 0) throw new RegistryRefusal(refusal(name, problems).message);
    assertSameFiles(historyOf(state, name).versions, entry);
    const inUse = audience ? undefined : state.registry.remotes[name];
    const next =
      inUse?.version === version && inUse.integrity
        ? state
        : publishVersion({ ...state, registry }, { entry, published: change.at, ...details, needs }, change, audience);
    nbWritten = install(base ? listOnly(build) : build, join(remotesDir, name, version)).length;
    install({ files: build.maps }, sourceMapsOf(remotesDir, name, version));
    return next;
  });
  if (!after.isChanged) return { version, outcome: nbWritten ? 'repaired' : 'already published' };
  const size = describeSize(build, remotesDir, registered);
  const warning = tryToDeleteOldFiles(remotesDir, name, after);
  return { version, outcome: 'published', size, ...(warning && { warning }) };
}

/**
 * Removes from the registry the remotes that are no longer in the repository. Remotes of other repositories stay.
 *
 * @returns their names
 */
export async function unpublishRemoved(remotesDir: string): Promise<string[]> {
  const removedFrom = (state: State) => {
    const existing = [...remotes, ...externalRemotes(state)];
    return Object.keys(state.registry.remotes).filter((name) => !existing.includes(name));
  };

  const removed = removedFrom(readState(remotesDir));
  if (removed.length === 0) return [];
  const change = { at: new Date().toISOString(), reason: 'no longer in the repository' };
  await updateState(remotesDir, (state) =>
    removedFrom(state).reduce((rest, name) => unpublished(rest, name, change), state),
  );
  return removed;
}
