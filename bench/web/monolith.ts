import { basename, join } from 'node:path';

import webpack from 'webpack';

import { compile } from '../../tools/build.ts';
import { root } from '../../tools/packages.ts';
import { shellConfig } from '../../tools/webpack/config.ts';

/** Output folder of the monolith. */
export const monolithDir = join(root, '.cache/monolith');

/**
 * Builds the same sources as one application. Webpack configuration and lazy imports are the same; there is no
 * federation, no registry and no shared module.
 */
export async function buildMonolith(): Promise<void> {
  const config = shellConfig({ packageName: 'shell', mode: 'production', build: 'monolith', outDir: monolithDir });

  const replaceModule = (file: string) =>
    new webpack.NormalModuleReplacementPlugin(
      new RegExp(`federation/${file}\\.ts$`),
      join(import.meta.dirname, 'app', `${basename(file)}.ts`),
    );

  const plugins = [replaceModule('loading/portalLoader'), replaceModule('registry/registry')];
  await compile({ ...config, plugins: [...(config.plugins ?? []), ...plugins] });
}
