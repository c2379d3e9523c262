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

/** Builds a web room into its `dist`; does nothing when it already is the build of the same sources. */
export async function build(room: string): Promise<'built' | 'unchanged'> {
  const hash = inputHash(room);
  const dist = distOf(room);
  const stamp = join(dist, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged';
  const options = { room, mode: 'production', build: hash.slice(0, 8) } as const;
  await compile(remotes.includes(room) ? remoteConfig(options) : shellConfig(options));
  writeFileSync(stamp, hash);
  return 'built';
}

if (import.meta.main) {
  const room = process.argv[2] ?? '';
  const start = performance.now();
  const outcome = await build(room);
  console.log(`${room}: ${outcome} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
