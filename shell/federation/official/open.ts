import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { readAllDigests } from '../version-files/digests.ts';
import { loadScript } from '../version-files/loadScript.ts';
import type { Container } from '../version-files/manifest.ts';
import { checkFiles, type Files, filesOf } from './files.ts';
import { federation, onLoadEntry } from './instance.ts';

type Exports = Awaited<ReturnType<Parameters<typeof onLoadEntry>[1]>>;

/** Runs the script of a container, which sets a global variable. @throws Error when the variable is not set */
async function runScript(name: string, entry: string, integrity: string | undefined): Promise<Exports> {
  const globals = globalThis as unknown as Record<string, Exports | undefined>;
  // Versions may share a global name: without this, the container of an earlier version could be returned.
  Object.assign(globals, { [name]: undefined, [`webpackChunk${name}`]: undefined });
  await loadScript(entry, integrity);
  const container = globals[name];
  if (!container) throw new Error(`${entry} leaves no container`);
  return container;
}

/** Checks the files of a version, then loads its container: an ES module or a script. */
async function loadEntry(
  { name, entry, type }: { readonly name: string; readonly entry: string; readonly type: string },
  attempt: number,
  files: Files,
): Promise<Exports> {
  await checkFiles(files);
  // Browsers cache a failed module, so a retry uses another address.
  const address = attempt > 0 ? `${entry}?attempt=${Date.now()}` : entry;
  if (type === 'module' || type === 'esm') return (await import(/* webpackIgnore: true */ address)) as Exports;
  return runScript(name, address, files.digests[entry.slice(files.folder.length)]);
}

let opened = 0;

/**
 * Opens a version that was built for the official federation runtime [portal.other-runtimes]: with the stock runtime,
 * with `externalRuntime`, or as an ES module. Each attempt has its own name, since the runtime caches failures by name.
 *
 * @throws Error when its files are missing or differ from the published ones, or it exposes no `./remote`
 */
export async function openOfficial(container: Container, attempt: number, version: RemoteVersion): Promise<unknown> {
  const files = filesOf(version, await readAllDigests(version));
  const name = `${version.name}_${version.version}_${(opened += 1)}`;
  onLoadEntry(name, ({ entry, type }) => loadEntry({ name: container.name, entry, type }, attempt, files), files);
  federation.registerRemotes([{ name, entry: new URL(version.manifest, location.href).href }]);
  return federation.loadRemote(`${name}/remote`);
}
