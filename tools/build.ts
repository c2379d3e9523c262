import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { distOf, remotes } from './rooms.ts';
import { inputHash } from './stamp.ts';
import { remoteConfig, shellConfig } from './webpack/config.ts';

/** Runs webpack once. @throws Error with what webpack says when the build fails. */
export function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      resolve();
    });
  });
}

const stampOf = (room: string) => join(distOf(room), '.stamp');

/** Whether a room's `dist` is the build of its sources as they are now. */
export const isBuilt = (room: string): boolean =>
  existsSync(stampOf(room)) && readFileSync(stampOf(room), 'utf8') === inputHash(room);

/** Builds a web room into its `dist`; does nothing when it already is the build of the same sources. */
export async function build(room: string): Promise<'built' | 'unchanged'> {
  if (isBuilt(room)) return 'unchanged';
  const hash = inputHash(room);
  const options = { room, mode: 'production', build: hash.slice(0, 8) } as const;
  await compile(remotes.includes(room) ? remoteConfig(options) : shellConfig(options));
  writeFileSync(stampOf(room), hash);
  return 'built';
}

if (import.meta.main) {
  const room = process.argv[2] ?? '';
  const start = performance.now();
  const outcome = await build(room);
  console.log(`${room}: ${outcome} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
