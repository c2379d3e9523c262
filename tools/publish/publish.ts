import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { buildOf } from '../nx.ts';
import { distOf, packageDir, remotes, versionOf } from '../packages.ts';
import { shellDirOf } from '../run/settings.ts';
import { type ModuleNames, providedModulesFile, requiredModulesFile } from '../webpack/shared-modules.ts';
import { type DeclaredRemote, missingModules, recordProblems, withoutReplaced } from './check.ts';
import {
  readRegistry,
  type RemoteVersion,
  rolledBack,
  withoutRemotes,
  withVersion,
  writeRegistry,
} from './registry.ts';

/** Number of versions of a remote whose files are kept. */
const keptVersions = 5;

/** Version of a remote's build: the version of its package and the name of the build. */
export const versionOfBuild = (name: string): string => `${versionOf(`@memocartes/${name}`)}-${buildOf(name)}`;

type Manifest = {
  metaData: { remoteEntry: { name: string } };
  exposes: readonly { assets: { js: { sync: readonly string[] } } }[];
};

/** Scripts that every screen of the build needs. */
function firstScripts(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(distOf(name), 'mf-manifest.json'), 'utf8')) as Manifest;
  return [manifest.metaData.remoteEntry.name, ...manifest.exposes.flatMap(({ assets }) => assets.js.sync)];
}

/** Deletes the files of the oldest versions, never those of the current or the previous version. */
function prune(remotesDir: string, name: string) {
  const folder = join(remotesDir, name);
  const registered = readRegistry(remotesDir).remotes[name];
  const inUse = [registered?.version, registered?.previous?.version];
  const versions = readdirSync(folder)
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(join(folder, version)).ctimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version);
  const old = versions.filter((version) => !inUse.includes(version)).slice(keptVersions - inUse.filter(Boolean).length);
  for (const version of old) rmSync(join(folder, version), { recursive: true });
}

const readNames = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModuleNames) : undefined;

/** Names that a remote's build requires and the portal's shell does not provide. Skipped when either build has no list of names. */
function missingFrom(shellDir: string, name: string): string[] {
  const required = readNames(join(distOf(name), requiredModulesFile));
  const provided = readNames(join(shellDir, providedModulesFile));
  return required && provided ? missingModules(required, provided) : [];
}

/** Copies a build atomically to the folder of its version, which never changes afterwards. */
function copy(name: string, target: string) {
  if (existsSync(target)) return;
  const temporary = join(target, '..', `.${process.pid}`);
  cpSync(distOf(name), temporary, {
    recursive: true,
    filter: (path) => !path.endsWith(requiredModulesFile) && !path.endsWith('mf-stats.json'),
  });
  renameSync(temporary, target);
}

/**
 * Publishes the build of a remote: copies its files to a folder of their own, then switches the registry to them.
 *
 * @param shellDir the built shell that the portal serves
 * @returns the version; `changed` is false when it was already in use
 * @throws Error listing the problems of its record, or the names that the shell lacks; nothing is published then
 */
export async function publish(
  name: string,
  remotesDir: string,
  shellDir = shellDirOf(process.env),
): Promise<{ version: string; changed: boolean }> {
  const registered = readRegistry(remotesDir);
  const version = versionOfBuild(name);
  if (registered.remotes[name]?.version === version && existsSync(join(remotesDir, name, version))) {
    return { version, changed: false };
  }
  const remote = ((await import(join(packageDir(name), 'remote.ts'))) as { default: DeclaredRemote }).default;
  const registry = withoutReplaced(registered, remote.record, remotes);
  const problems = recordProblems(name, remote, registry);
  if (problems.length) throw new Error(`${name} is not published: ${problems.join('; ')}.`);
  const missing = missingFrom(shellDir, name);
  if (missing.length) {
    const remedy = 'Build and deploy the shell first (npm run build; npm start), then publish again.';
    throw new Error(`${name} is not published: the portal’s shell does not provide ${missing.join(', ')}. ${remedy}`);
  }
  copy(name, join(remotesDir, name, version));
  const manifest = `/remotes/${name}/${version}/mf-manifest.json`;
  const published: RemoteVersion = { ...remote.record, version, manifest, first: firstScripts(name) };
  writeRegistry(remotesDir, withVersion(registry, published));
  prune(remotesDir, name);
  return { version, changed: true };
}

/**
 * Switches the registry back to the previous version of a remote.
 *
 * @returns the version now in use.
 * @throws Error when there is none, or when its files are gone.
 */
export function rollback(name: string, remotesDir: string): string {
  const registry = rolledBack(readRegistry(remotesDir), name);
  const version = registry.remotes[name]?.version ?? '';
  if (!existsSync(join(remotesDir, name, version))) throw new Error(`The files of ${name} ${version} are gone.`);
  writeRegistry(remotesDir, registry);
  return version;
}

/**
 * Takes the remotes that the repository no longer has out of the registry.
 *
 * @returns their names
 */
export function unpublishRemoved(remotesDir: string): string[] {
  const registry = readRegistry(remotesDir);
  const removed = Object.keys(registry.remotes).filter((name) => !remotes.includes(name));
  if (removed.length > 0)
    writeRegistry(
      remotesDir,
      withoutRemotes(registry, ({ name }) => removed.includes(name)),
    );
  return removed;
}
