import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import { distOf, root, roomDir } from '../packages.ts';
import { FacadeGuard } from './facade-guard.ts';
import { HandedOver } from './shared-modules.ts';
import { taken } from './sharing.ts';

const require = createRequire(import.meta.url);

/** What to build: a room, for whom, and the name of this very build. */
export type BuildOptions = {
  readonly room: string;
  readonly mode: 'production' | 'development';
  /** Hash of what the build is made of (8 characters): two versions of a remote in one page must not meet. */
  readonly build: string;
  readonly outDir?: string;
};

/** Name of a remote's container: a global of the page, one for each build. */
export const containerOf = (room: string, build: string): string => `${room.replaceAll('-', '_')}_${build}`;

/** Writes `.br` and `.gz` files beside the assets, so that the server compresses nothing per request. */
const compression = [
  {
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    filename: '[path][base].br',
  },
  { algorithm: 'gzip', compressionOptions: { level: 9 }, filename: '[path][base].gz' },
].map(
  (options) =>
    new CompressionPlugin({ ...options, test: /^(?!\.|mf-stats).*\.(js|css|svg|json)$/, threshold: 200, minRatio: Infinity }),
);

/** `index.html`: the shell's template with scripts and style sheets in its head. The paths are absolute: the page answers at any depth. */
const indexPage = () =>
  new HtmlWebpackPlugin({
    template: join(roomDir('shell'), 'index.html'),
    publicPath: '/',
    inject: 'head',
    minify: false,
  });

const routerDist = join(root, 'node_modules/react-router/dist/production');

function base({ room, mode, outDir }: BuildOptions): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: roomDir(room),
    target: ['web', 'es2022'],
    // A source map of the eval kind would need script-src 'unsafe-eval'.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outDir ?? distOf(room),
      clean: true,
      hashDigestLength: 10,
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The package's own conditions lead to its development build.
      alias: production
        ? { 'react-router$': join(routerDist, 'index.mjs'), 'react-router/dom$': join(routerDist, 'dom-export.mjs') }
        : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
              },
            },
          },
        },
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtract.loader, require.resolve('css-loader')] },
        { test: /\.(woff2|ttf|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizer(),
      ],
      realContentHash: true,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: production ? compression : [],
  };
}

const hashed = (production: boolean, folder: string) => {
  const name = production ? '[contenthash]' : '[name]';
  return {
    filename: `${folder}[name].${production ? '[contenthash].' : ''}js`,
    chunkFilename: `${folder}${name}.js`,
    assetModuleFilename: `${folder}[contenthash][ext]`,
  };
};

const extractCss = (production: boolean, folder: string) =>
  new MiniCssExtract({
    // Components style their own classes only: no order matters between them.
    ignoreOrder: true,
    filename: `${folder}${production ? '[contenthash]' : '[name]'}.css`,
    chunkFilename: `${folder}${production ? '[contenthash]' : '[name]'}.css`,
  });

/**
 * The host. An ordinary build: it hands over its modules at run time (`federation/provided.ts`), so its public pages load
 * neither the federation runtime nor anything that is shared, and it shakes its libraries like any single application.
 */
export function shellConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const production = options.mode === 'production';
  return {
    ...config,
    entry: { main: production ? './main.ts' : [require.resolve('./refresh/host.js'), './main.ts'] },
    output: { ...config.output, ...hashed(production, 'assets/'), publicPath: '/', uniqueName: 'shell' },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: join(roomDir('shell'), 'federation/provided.ts'),
          enforce: 'pre',
          loader: require.resolve('./provided.loader.ts'),
        },
      ],
    },
    plugins: [...(config.plugins ?? []), extractCss(production, 'assets/'), indexPage(), new HandedOver('offer')],
  };
}

/** Endpoint files travel with the remote and name their base as a neighbour: it must be the host's all the same. */
const sharedBase = new webpack.NormalModuleReplacementPlugin(/^\.\/base\.ts$/, (resource) => {
  if (resource.context === roomDir('shared-api')) resource.request = '@memocartes/shared-api/base';
});

/** See `runtime.js`. */
const slimRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime.+bundler\.js$/,
  join(import.meta.dirname, 'runtime.js'),
);

/** A remote as the portal loads it: a container of one module, `./remote`, that takes from its host all that is shared. */
export function remoteConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const production = options.mode === 'production';
  const name = containerOf(options.room, options.build);
  return {
    ...config,
    entry: {},
    resolve: {
      ...config.resolve,
      ...(!production && { alias: { 'react-refresh/runtime': require.resolve('./refresh/remote.cjs') } }),
    },
    output: {
      ...config.output,
      ...hashed(production, ''),
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadingGlobal: `webpackChunk${name}`,
    },
    plugins: [
      ...(config.plugins ?? []),
      extractCss(production, ''),
      new FacadeGuard(),
      new HandedOver('needs'),
      sharedBase,
      slimRuntime,
      new ModuleFederationPlugin({
        name,
        filename: production ? 'entry.[contenthash].js' : 'entry.js',
        exposes: { './remote': './remote.ts' },
        shared: taken(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

/** A remote on its own: the same screens with a copy of everything, in a host made for development. */
export function aloneConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const mount = [
    `import remote from './remote.ts';`,
    `import { mountAlone } from '@memocartes/shared-shell/fake-host/alone';`,
    `mountAlone(remote, { role: remote.record.roles[0] });`,
  ].join('\n');
  return {
    ...config,
    entry: { main: `data:text/javascript,${encodeURIComponent(mount)}` },
    output: { ...config.output, ...hashed(false, 'assets/'), publicPath: '/', uniqueName: options.room },
    plugins: [extractCss(false, 'assets/'), indexPage()],
  };
}
