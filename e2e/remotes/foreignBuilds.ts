import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ModuleFederationPlugin as RspackFederation } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { rspack } from '@rspack/core';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** Modules that the shell provides and that a build must therefore not contain. */
const shared = Object.fromEntries(
  [
    'react',
    'react/',
    'react-dom',
    'react-i18next',
    'react-redux',
    'react-router-dom',
    'i18next',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/query/react',
    '@memocartes/shared-ui/',
    '@memocartes/shared-shell/',
    '@memocartes/shared-api/base',
  ].map((name) => [name, { import: false as const, singleton: true, requiredVersion: false as const }]),
);

const federation = { name: 'mf_example', exposes: { './remote': './remote.ts' }, shared, dts: false, manifest: true };

const common = (dir: string) => ({
  mode: 'production' as const,
  context: dir,
  entry: {},
  target: 'web' as const,
  devtool: false as const,
  infrastructureLogging: { level: 'error' as const },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  experiments: { css: true },
  output: { path: join(dir, 'dist'), clean: true, publicPath: 'auto' as const, uniqueName: 'mf_example' },
});

/** A TypeScript rule for both bundlers, webpack and Rspack. */
const typescript = (loader: string) => ({
  test: /\.tsx?$/,
  use: {
    loader,
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
});

const runBuild = (
  run: (done: (error: Error | null, stats?: { hasErrors(): boolean; toString(): string }) => void) => void,
) =>
  new Promise<void>((resolve, reject) =>
    run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString()));
      else resolve();
    }),
  );

/** Builds with webpack and the federation plugin. `experiments` are options of the plugin. */
const withWebpack = (dir: string, experiments: { readonly externalRuntime?: boolean }) =>
  runBuild((done) =>
    webpack(
      {
        ...common(dir),
        module: { rules: [typescript(require.resolve('swc-loader'))] },
        plugins: [new ModuleFederationPlugin({ ...federation, filename: 'entry.js', experiments })],
      },
      done,
    ),
  );

/** Ways to build a remote into its `dist` without the portal's settings. */
export const foreignBuilds: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  'the stock runtime of @module-federation/enhanced': (dir) => withWebpack(dir, {}),
  externalRuntime: (dir) => withWebpack(dir, { externalRuntime: true }),
  'an ES-module container of Rspack': (dir) => {
    const { output, experiments: _, ...rest } = common(dir);
    return runBuild((done) =>
      rspack(
        {
          ...rest,
          output: {
            ...output,
            module: true,
            chunkFormat: 'module',
            chunkLoading: 'import',
            library: { type: 'module' },
          },
          module: { rules: [typescript('builtin:swc-loader'), { test: /\.css$/, type: 'css/auto' as const }] },
          plugins: [new RspackFederation({ ...federation, filename: 'entry.mjs', library: { type: 'module' } })],
        },
        done,
      ),
    );
  },
};
