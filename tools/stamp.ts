import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { distOf, remotes, root } from './packages.ts';

/** What a build was made of. `sources` are relative to the repository; the names in a folder count, not its files. */
type Stamp = { readonly build: string; readonly hash: string; readonly sources: readonly string[] };

/** Rooms whose sources may end up in the shell's own files, and in a remote's: what the host hands over is not a remote's. */
const parts = {
  shell: ['shell', 'shared-ui', 'shared-shell', 'shared-features', 'shared-api', 'contract'],
  remote: ['shared-features', 'shared-api', 'contract'],
};

/** Goes into every build. */
const always = ['package-lock.json', 'tools/packages.ts', 'tools/webpack', 'shell/federation/facades'];

const skipped = /^(node_modules|dist|.*\.(test|stories)\.tsx?|jest\.config\.js|README\.md|tsconfig\.json)$/;

const stampOf = (room: string) => join(distOf(room), '.stamp.json');

function readStamp(room: string): Stamp | undefined {
  return existsSync(stampOf(room)) ? (JSON.parse(readFileSync(stampOf(room), 'utf8')) as Stamp) : undefined;
}

function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

const expand = (paths: readonly string[]) => paths.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesBelow(path)));

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of [...new Set([...expand(always), ...sources])].sort()) {
    const path = join(root, source);
    const content = !existsSync(path) ? 'gone' : source.endsWith('/') ? readdirSync(path).join() : readFileSync(path);
    hash.update(source).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Name for a build that is about to be made (8 characters): a hash of every source that may end up in it, since which ones
 * do is known afterwards only.
 */
export function nameBuild(room: string): string {
  const rooms = remotes.includes(room) ? [room, ...parts.remote] : parts.shell;
  return hashOf(expand(rooms)).slice(0, 8);
}

/** Remembers what a build was made of: absolute paths of the files and folders that it read. */
export function stamp(room: string, build: string, files: Iterable<string>, folders: Iterable<string>): void {
  const own = (path: string) => path.startsWith(root) && !path.includes('node_modules') && !path.includes('/dist');
  const inside = (path: string) => relative(root, path);
  const sources = [
    ...[...files].filter(own).map(inside),
    ...[...folders].filter(own).map((path) => `${inside(path)}/`),
  ];
  const kept = sources.filter((source) => /\.\w+$|\/$/.test(source) && source !== '/').sort();
  writeFileSync(stampOf(room), JSON.stringify({ build, hash: hashOf(kept), sources: kept } satisfies Stamp));
}

/** Whether a room's `dist` is the build of its sources as they are now. */
export function isBuilt(room: string): boolean {
  const last = readStamp(room);
  return last !== undefined && last.hash === hashOf(last.sources);
}

/** Name of a room's last build. @throws Error when it was never built. */
export function buildOf(room: string): string {
  const last = readStamp(room);
  if (!last) throw new Error(`${room} was never built.`);
  return last.build;
}
