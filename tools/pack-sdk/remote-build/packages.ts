import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Replaces `tools/packages.ts` in the package `remote-build`, which builds a repository with a single remote.

/** Root folder of the remote's repository. */
export const root = process.cwd();

/** Root folder of this package. */
const ownRoot = join(import.meta.dirname, '..');

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string; readonly version: string };

/** The only remote of the repository; empty if the working directory has no `package.json`. */
export const remotes: readonly string[] = existsSync(join(root, 'package.json'))
  ? [readManifest(root).name.replace(/^@[^/]+\//, '')]
  : [];

/** Folder of an installed package. @throws Error when it is not installed */
function installedFolder(name: string): string {
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  const folder = folders.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed: run npm install.`);
  return folder;
}

/** Folder of the remote itself, of the shell's facades, or of a package of the SDK. */
export function packageDir(packageName: string): string {
  if (remotes.includes(packageName)) return root;
  return packageName === 'shell' ? join(ownRoot, 'shell') : installedFolder(`@memocartes/${packageName}`);
}

/** Output folder of the remote's build. */
export const distOf = (packageName: string): string => join(packageDir(packageName), 'dist');

/** Version of the remote or of an installed package. */
export function versionOf(name: string): string {
  const isRemote = remotes.includes(name.replace(/^@memocartes\//, ''));
  return readManifest(isRemote ? root : installedFolder(name)).version;
}
