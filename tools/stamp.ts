import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { remotes, root } from './rooms.ts';

/** Rooms whose sources end up in the shell's own files. */
const shellParts = ['shell', 'shared-ui', 'shared-shell', 'shared-features', 'shared-api', 'contract'];

/** Rooms whose sources end up in a remote's own files: what the host hands over is not among them. */
const remoteParts = ['shared-features', 'shared-api', 'contract'];

const skipped = /^(node_modules|dist|demo|.*\.(test|stories)\.tsx?|jest\.config\.js|README\.md|tsconfig\.json)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Rooms and files that a room's build is made of. */
export function partsOf(room: string): string[] {
  const rooms = remotes.includes(room) ? [room, ...remoteParts] : shellParts;
  return [...rooms, 'tools/webpack', 'tools/rooms.ts', 'package-lock.json', 'shell/federation/facades'];
}

/** Hash (hexadecimal) of all that a room's build is made of: the same hash, the same files. */
export function inputHash(room: string): string {
  const hash = createHash('sha256');
  for (const part of partsOf(room)) {
    const path = join(root, part);
    if (!existsSync(path)) continue;
    const files = /\.\w+$/.test(part) ? [path] : filesOf(path).sort();
    for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
