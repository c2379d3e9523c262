import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { constants } from 'node:zlib';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Terser from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import { sourceMapsFolder } from '../../server/remotes/source-maps/source-maps.ts';
import { distOf, packageDir, root } from '../packages.ts';
import { ChunkIntegrity } from './chunk-integrity.ts';
import { FacadeGuard } from './facade-guard.ts';
import { FirstFiles } from './first-files.ts';
import { SharedModulesPlugin } from './shared-modules.ts';
import { consumedModules } from './sharing.ts';
import { SlimConsumes } from './slim-consumes.ts';

const require = createRequire(import.meta.url);

/** The package to build. */
type BuildOptions = {
  readonly packageName: string;
  readonly mode: 'production' | 'development';
  /** Hash of the sources (8 characters). Lets two versions of a remote coexist in one page. */
  readonly build: string;
  readonly outDir?: string;
  /** Whether the build is repeated at each change: then it is neither minified nor compressed. */
  readonly isWatched?: boolean;
};

/** Name of a remote's container: a global variable of the page, unique per build. */
const containerOf = (packageName: string, build: string): string => `${packageName.replaceAll('-', '_')}_${build}`;

/** Writes `.br` and `.gz` files next to the assets, so that the server need not compress them per request. */
const compression = [
  {
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    filename: '[path][base].br',
  },
  { algorithm: 'gzip', compressionOptions: { level: 9 }, filename: '[path][base].gz' },
].map(
  (options) =>
    new CompressionPlugin({
      ...options,
      test: /^(?!\.|mf-stats).*\.(m?js|css|svg|json)$/,
      threshold: 200,
      minRatio: Infinity,
    }),
);

/**
 * Source maps for reported stacks, without the sources themselves, in a folder that no server serves. Scripts do not
 * refer to them: only the server looks up positions in them.
 */
const sourceMaps = new webpack.SourceMapDevToolPlugin({
  filename: `${sourceMapsFolder}/[file].map`,
  test: /\.m?js$/,
  append: false,
  noSources: true,
  moduleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
    relative(root, absoluteResourcePath).replaceAll(sep, '/'),
});

/**
 * `index.html`: the shell's template with scripts and style sheets in its head. Paths are absolute, because the page is
 * served for URLs of any depth.
 */
const indexPage = () =>
  new HtmlWebpackPlugin({
    template: join(packageDir('shell'), 'index.html'),
    publicPath: '/',
    inject: 'head',
    minify: false,
  });

const routerDist = join(root, 'node_modules/react-router/dist/production');

function base({ packageName, mode, outDir, isWatched = false }: BuildOptions): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: packageDir(packageName),
    target: ['web', 'es2022'],
    // An `eval` source map would require script-src 'unsafe-eval'.
    devtool: isProduction && !isWatched ? false : 'cheap-module-source-map',
    output: {
      path: outDir ?? distOf(packageName),
      clean: true,
      hashDigestLength: 10,
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The export conditions of react-router would resolve to its development build.
      alias: isProduction
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
                transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
              },
            },
          },
        },
        { test: /\.css$/, sideEffects: true, use: [MiniCssExtract.loader, require.resolve('css-loader')] },
        ...(isProduction
          ? []
          : [
              {
                test: /(fr|en)\.json$/,
                exclude: /node_modules/,
                type: 'javascript/auto',
                loader: require.resolve('./hot-texts.loader.ts'),
              },
            ]),
        { test: /\.(woff2|ttf|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: isProduction && !isWatched,
      minimizer: [
        new Terser({
          minify: Terser.swcMinify,
          // `pure_getters`: drops hooks that a page destructures from an API and does not use.
          terserOptions: { compress: { passes: 2, pure_getters: true }, format: { comments: false } },
        }),
        new CssMinimizer(),
      ],
      realContentHash: true,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: isProduction && !isWatched ? [sourceMaps, ...compression] : [],
  };
}

const hashedNames = (isProduction: boolean, folder: string) => {
  const name = isProduction ? '[contenthash]' : '[name]';
  return {
    filename: `${folder}[name].${isProduction ? '[contenthash].' : ''}js`,
    chunkFilename: `${folder}${name}.js`,
    assetModuleFilename: `${folder}[contenthash][ext]`,
  };
};

const extractCss = (isProduction: boolean, folder: string) =>
  new MiniCssExtract({
    // Components style only their own classes, so the order of style sheets does not matter.
    ignoreOrder: true,
    filename: `${folder}${isProduction ? '[contenthash]' : '[name]'}.css`,
    chunkFilename: `${folder}${isProduction ? '[contenthash]' : '[name]'}.css`,
  });

/**
 * The host, built without the federation plugin: it provides its modules at run time (`federation/provided.ts`). Public
 * pages load neither the federation runtime nor the shared modules, and libraries are tree-shaken.
 */
export function shellConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const isProduction = options.mode === 'production';
  return {
    ...config,
    entry: { main: isProduction ? './main.ts' : [require.resolve('./refresh/host.js'), './main.ts'] },
    output: { ...config.output, ...hashedNames(isProduction, 'assets/'), publicPath: '/', uniqueName: 'shell' },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: join(packageDir('shell'), 'federation/provided.ts'),
          enforce: 'pre',
          loader: require.resolve('./provided.loader.ts'),
        },
        { include: routerDist, loader: require.resolve('./pure-components.loader.ts') },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      extractCss(isProduction, 'assets/'),
      indexPage(),
      new SharedModulesPlugin('provided'),
    ],
  };
}

/** Endpoint files are compiled into each remote and import `./base.ts`, which must be the host's instance. */
const sharedBase = new webpack.NormalModuleReplacementPlugin(/^\.\/base\.ts$/, (resource) => {
  if (resource.context === packageDir('shared-api')) resource.request = '@memocartes/shared-api/base';
});

/** Replaces the federation runtime by `runtime.js`. */
const slimRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime.+bundler\.js$/,
  join(import.meta.dirname, 'runtime.js'),
);

/**
 * A remote as the portal loads it: a container that exposes `./remote` and consumes every shared module from its host.
 */
export function remoteConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const isProduction = options.mode === 'production';
  const name = containerOf(options.packageName, options.build);
  return {
    ...config,
    entry: {},
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        // A separate rule before css-loader: remotes must not style elements of the shell.
        { test: /\.css$/, enforce: 'pre', loader: require.resolve('./screen-css.loader.ts') },
      ],
    },
    resolve: {
      ...config.resolve,
      ...(!isProduction && { alias: { 'react-refresh/runtime': require.resolve('./refresh/remote.cjs') } }),
    },
    output: {
      ...config.output,
      ...hashedNames(isProduction, ''),
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadingGlobal: `webpackChunk${name}`,
      // In milliseconds. The time budget of the shell's loader also limits the chunks of screens.
      chunkLoadTimeout: 30_000,
    },
    plugins: [
      ...(config.plugins ?? []),
      extractCss(isProduction, ''),
      new ChunkIntegrity(),
      new FacadeGuard(),
      new FirstFiles(options.packageName),
      ...(isProduction ? [new SlimConsumes()] : []),
      new SharedModulesPlugin('required'),
      sharedBase,
      slimRuntime,
      new ModuleFederationPlugin({
        name,
        filename: isProduction ? 'entry.[contenthash].js' : 'entry.js',
        exposes: { './remote': './remote.ts' },
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

/**
 * A remote for development without shell and federation: it runs in a fake host, with its own copy of every library.
 */
export function aloneConfig(options: BuildOptions): Configuration {
  const config = base(options);
  const mount = [
    `import remote from './remote.ts';`,
    `import { mountAlone } from '@memocartes/shared-shell/fake-host/alone';`,
    `mountAlone(remote);`,
  ].join('\n');
  return {
    ...config,
    entry: { main: `data:text/javascript,${encodeURIComponent(mount)}` },
    output: { ...config.output, ...hashedNames(false, 'assets/'), publicPath: '/', uniqueName: options.packageName },
    plugins: [extractCss(false, 'assets/'), indexPage()],
  };
}
