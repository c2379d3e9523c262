import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fullRemoteName } from './remote-name.ts';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** Folder of a workspace package. */
export const packageDir = (packageName: string): string => join(root, packageName);

/** Output folder of a web package's build. */
export const distOf = (packageName: string): string => join(root, packageName, 'dist');

/** Remotes of the repository, by the name of their folder. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** Full name of a remote of the repository, see `fullRemoteName`. @throws Error when there is no such remote */
export function resolveRemoteName(name: string): string {
  const full = fullRemoteName(name);
  if (!remotes.includes(full)) throw new Error(`There is no remote ${full}. Remotes: ${remotes.join(', ')}.`);
  return full;
}

/** Version of a workspace package or of an installed package, from its `package.json`. */
export function versionOf(name: string): string {
  const folder = name.startsWith('@memocartes/') ? name.slice('@memocartes/'.length) : join('node_modules', name);
  return (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { readonly version: string }).version;
}
