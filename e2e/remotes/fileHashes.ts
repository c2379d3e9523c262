import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Hash of each file below some folders, by its path. */
export function hashesOf(...folders: readonly string[]): Map<string, string> {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

/** Files that were changed, added or deleted, as paths relative to `root`. */
export function changesBetween(before: Map<string, string>, after: Map<string, string>, root: string): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((file) => before.get(file) !== after.get(file)).map((file) => relative(root, file));
}
