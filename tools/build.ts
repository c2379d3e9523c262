import webpack, { type Compilation, type Configuration } from 'webpack';

import { remotes } from './packages.ts';
import { isBuilt, nameBuild, stamp } from './stamp.ts';
import { remoteConfig, shellConfig } from './webpack/config.ts';

/** Runs webpack once. @throws Error with webpack's messages when the build fails. */
export function compile(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack returned no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
      resolve(stats.compilation);
    });
  });
}

/** Builds a web package into its `dist`, unless `dist` is already the build of the same sources. */
export async function build(packageName: string): Promise<'built' | 'unchanged'> {
  if (isBuilt(packageName)) return 'unchanged';
  const name = nameBuild(packageName);
  const options = { packageName, mode: 'production', build: name } as const;
  const compilation = await compile(remotes.includes(packageName) ? remoteConfig(options) : shellConfig(options));
  stamp(packageName, name, compilation.fileDependencies, compilation.contextDependencies);
  return 'built';
}

if (import.meta.main) {
  const packageName = process.argv[2] ?? '';
  const start = performance.now();
  const outcome = await build(packageName).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  console.log(`${packageName}: ${outcome} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
