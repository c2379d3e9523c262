import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { distOf, remotes, roomDir, versionOf } from '../packages.ts';
import { shellDirOf } from '../run/settings.ts';
import { buildOf } from '../stamp.ts';
import { type Names, needsFile, offerFile } from '../webpack/shared-modules.ts';
import { type DeclaredRemote, missingOf, problemsOf, withoutReplaced } from './check.ts';
import {
  readRegistry,
  type RemoteVersion,
  rolledBack,
  withoutRemotes,
  withVersion,
  writeRegistry,
} from './registry.ts';

/** How many versions of a remote keep their files. */
const kept = 5;

/** Version of a remote's build: its package's, and the name of the build. */
export const versionOfBuild = (name: string): string => `${versionOf(`@memocartes/${name}`)}-${buildOf(name)}`;

type Manifest = {
  metaData: { remoteEntry: { name: string } };
  exposes: readonly { assets: { js: { sync: readonly string[] } } }[];
};

/** Scripts that any screen of the build needs. */
function firstScripts(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(distOf(name), 'mf-manifest.json'), 'utf8')) as Manifest;
  return [manifest.metaData.remoteEntry.name, ...manifest.exposes.flatMap(({ assets }) => assets.js.sync)];
}

/** Forgets the oldest versions' files, never those of the version in use or of its previous. */
function prune(remotesDir: string, name: string) {
  const folder = join(remotesDir, name);
  const registered = readRegistry(remotesDir).remotes[name];
  const inUse = [registered?.version, registered?.previous?.version];
  const versions = readdirSync(folder)
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(join(folder, version)).ctimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version);
  const old = versions.filter((version) => !inUse.includes(version)).slice(kept - inUse.filter(Boolean).length);
  for (const version of old) rmSync(join(folder, version), { recursive: true });
}

const namesIn = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Names) : undefined);

/** What a remote's build takes that the shell of the portal doesn't hand over. A shell from before these lists were kept is not asked. */
function missingFrom(shellDir: string, name: string): string[] {
  const needs = namesIn(join(distOf(name), needsFile));
  const offer = namesIn(join(shellDir, offerFile));
  return needs && offer ? missingOf(needs, offer) : [];
}

/** Copies a build to the folder of its version, which appears whole or not at all, and never changes afterwards. */
function copy(name: string, target: string) {
  if (existsSync(target)) return;
  const draft = join(target, '..', `.${process.pid}`);
  cpSync(distOf(name), draft, {
    recursive: true,
    filter: (path) => !path.endsWith('.stamp.json') && !path.endsWith(needsFile) && !path.endsWith('mf-stats.json'),
  });
  renameSync(draft, target);
}

/**
 * Publishes the build of a remote: its files to a folder of their own, then one switch of the registry. Nothing else
 * under the folder changes.
 *
 * @returns the version, and whether it was in use already.
 * @param shellDir the built shell that the portal serves.
 * @throws Error that names all that its record has wrong, or what the shell lacks; nothing is published then.
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
  const remote = ((await import(join(roomDir(name), 'remote.ts'))) as { default: DeclaredRemote }).default;
  const registry = withoutReplaced(registered, remote.record, remotes);
  const problems = problemsOf(name, remote, registry);
  if (problems.length) throw new Error(`${name} is not published: ${problems.join('; ')}.`);
  const missing = missingFrom(shellDir, name);
  if (missing.length) {
    const remedy = 'Build and deploy the shell first (npm run build; npm start), then publish again.';
    throw new Error(`${name} is not published: the portal’s shell doesn’t hand over ${missing.join(', ')}. ${remedy}`);
  }
  copy(name, join(remotesDir, name, version));
  const manifest = `/remotes/${name}/${version}/mf-manifest.json`;
  const published: RemoteVersion = { ...remote.record, version, manifest, first: firstScripts(name) };
  writeRegistry(remotesDir, withVersion(registry, published));
  prune(remotesDir, name);
  return { version, changed: true };
}

/**
 * Puts the previous version of a remote in use again: one switch of the registry.
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
