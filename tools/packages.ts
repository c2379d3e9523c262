import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** A room's folder. */
export const roomDir = (room: string): string => join(root, room);

/** Where a web room's build goes. */
export const distOf = (room: string): string => join(root, room, 'dist');

/** Every remote of the repository, by its folder's name. The build of a remote that was renamed may still lie in its old folder. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** Full name of a remote from what a person types: `teacher` and `mf-teacher` are the same. */
export function remoteNamed(name: string): string {
  const full = name.startsWith('mf-') ? name : `mf-${name}`;
  if (!remotes.includes(full)) throw new Error(`There is no remote ${full}. Remotes: ${remotes.join(', ')}.`);
  return full;
}

/** Version that a workspace or an installed package says of itself. */
export function versionOf(name: string): string {
  const folder = name.startsWith('@memocartes/') ? name.slice('@memocartes/'.length) : join('node_modules', name);
  return (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
}
