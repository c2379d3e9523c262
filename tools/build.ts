import webpack, { type Compilation, type Configuration } from 'webpack';

import { remotes } from './packages.ts';
import { isBuilt, nameBuild, stamp } from './stamp.ts';
import { remoteConfig, shellConfig } from './webpack/config.ts';

/** Runs webpack once. @throws Error with what webpack says when the build fails. */
export function compile(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack says nothing'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      resolve(stats.compilation);
    });
  });
}

/** Builds a web room into its `dist`; does nothing when it already is the build of the same sources. */
export async function build(room: string): Promise<'built' | 'unchanged'> {
  if (isBuilt(room)) return 'unchanged';
  const name = nameBuild(room);
  const options = { room, mode: 'production', build: name } as const;
  const made = await compile(remotes.includes(room) ? remoteConfig(options) : shellConfig(options));
  stamp(room, name, made.fileDependencies, made.contextDependencies);
  return 'built';
}

if (import.meta.main) {
  const room = process.argv[2] ?? '';
  const start = performance.now();
  const outcome = await build(room).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  console.log(`${room}: ${outcome} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
