import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files that don't go into a build. */
const isExcluded = (path: string) =>
  path
    .split('/')
    .some((part) => part.startsWith('.') || ['node_modules', 'dist', 'test-results', 'coverage'].includes(part)) ||
  /\.(test|stories)\.tsx?$|\.md$/.test(path);

function filesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isExcluded(path)) return [];
    return entry.isDirectory() ? filesOf(root, path) : [path];
  });
}

/**
 * Hash of a remote's sources and of the versions that it depends on (8 characters): the name of its build
 * [portal.version].
 */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of filesOf(root).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Refuses a version built from other sources: its record, which is read from the sources, would not match its screens
 * [portal.own-repository].
 *
 * @throws Error with the remedy
 */
export function assertBuiltFrom(
  root: string,
  { name, version }: { readonly name: string; readonly version: string },
): void {
  if (version.endsWith(`-${hashOfSources(root)}`)) return;
  throw new Error(`The sources of ${name} changed after the build of ${version}: run npm run build first.`);
}
