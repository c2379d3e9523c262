import webpack, { type Compilation, type Configuration } from 'webpack';

import { errorMessage } from './command.ts';
import { remotes } from './packages.ts';
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

if (import.meta.main) {
  const [packageName = ''] = process.argv.slice(2);
  // Nx identifies a build by the hash of all its inputs [portal.version].
  const build = process.env.NX_TASK_HASH?.slice(-8);
  if (!build) throw new Error('Nx runs this file: npm run build.');
  const options = { packageName, mode: 'production', build } as const;
  const config = remotes.includes(packageName) ? remoteConfig(options) : shellConfig(options);
  await compile(config).catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  });
}
