import { basename, join } from 'node:path';
import webpack from 'webpack';

import { compile } from '../../tools/build.ts';
import { root } from '../../tools/packages.ts';
import { shellConfig } from '../../tools/webpack/config.ts';

/** Where the rival is built. */
export const monolithDir = join(root, '.cache/monolith');

/**
 * Builds the same sources as one application: the same webpack, the same lazy boundaries, no federation, no registry, no table
 * of shared modules.
 */
export async function buildMonolith(): Promise<void> {
  const config = shellConfig({ packageName: 'shell', mode: 'production', build: 'monolith', outDir: monolithDir });
  const swap = (file: string) =>
    new webpack.NormalModuleReplacementPlugin(
      new RegExp(`federation/${file}\\.ts$`),
      join(import.meta.dirname, 'app', `${basename(file)}.ts`),
    );
  const plugins = [swap('loading/portal-loader'), swap('registry/registry')];
  await compile({ ...config, plugins: [...(config.plugins ?? []), ...plugins] });
}
