import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { packageDir, root, versionOf } from '../packages.ts';

/** Libraries that are provided whole, because React hooks require a single copy. */
const libraries = ['react', 'react/jsx-runtime', 'react-dom'];

/** The JSX runtime of development builds. */
const developmentLibraries = ['react/jsx-dev-runtime'];

/**
 * Libraries that are provided in part: the host exports a facade, so that the rest is tree-shaken. The build of a
 * remote fails if the remote imports a name that the facade lacks. `i18next` has no facade, so remotes can import only
 * its types.
 */
export const facades = [
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-redux',
  'i18next',
  'react-i18next',
];

/**
 * Packages whose features are shared, except `developmentFeatures`. `shared-features` is not one of them: it is
 * compiled into each remote.
 */
const sharedPackages = ['shared-ui', 'shared-shell'];

/** Features that only tests and stand-alone development use; they are not shared. */
const developmentFeatures = ['fake-host'];

/** A module that the host provides. `key`: the import of remotes. `request`: the request that the host resolves. */
type ProvidedModule = {
  readonly key: string;
  readonly version: string;
  readonly request: string;
  /** Chunk that a small module shares with others: a separate request would cost more than the unused bytes. */
  readonly chunk?: 'shared' | 'shared-more';
};

/** Package of an import: `@memocartes/contract` for `@memocartes/contract/text`. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Path of a library's facade in the shell. */
export const facadeOf = (library: string): string =>
  join(packageDir('shell'), 'federation', 'facades', `${library.replace(/^@/, '').replaceAll('/', '-')}.ts`);

const featuresOf = (packageName: string) =>
  readdirSync(packageDir(packageName), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, packageName, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .filter((feature) => !developmentFeatures.includes(feature))
    .sort();

/** Features whose sources are below this size (bytes) are small. */
const smallFeatureBytes = 8_500;

/** Small features of shared-ui that at most one first screen needs: they are in the chunk `shared-more`. */
const laterFeatures = new Set([
  'actions',
  'clipboard',
  'combo-field',
  'flashcard',
  'list-tools',
  'progress',
  'qr',
  'search-box',
  'seats',
  'stepper',
  'tabs',
  'timeline',
  'week-chart',
]);

/** Larger features whose code is in the shell's entry: their chunk contains only the list of their exports. */
const entryFeatures = new Set(['shared-shell/panel', 'shared-shell/remote', 'shared-ui/theme', 'shared-ui/toast']);

/** Shared chunk of a feature that adds little code to it; undefined for a larger feature, which has its own chunk. */
function chunkOf(packageName: string, feature: string): ProvidedModule['chunk'] {
  if (entryFeatures.has(`${packageName}/${feature}`)) return 'shared';
  if (!isSmall(join(root, packageName, feature))) return undefined;
  return laterFeatures.has(feature) ? 'shared-more' : 'shared';
}

function isSmall(folder: string): boolean {
  const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
  return sources.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) < smallFeatureBytes;
}

/** Folders whose list of features is an input of the shell's build. */
export const sharedFolders = (): string[] => sharedPackages.map(packageDir);

/** Every module that the host provides to remotes. */
export function providedModules(isDevelopment: boolean): ProvidedModule[] {
  return [
    ...[...libraries, ...(isDevelopment ? developmentLibraries : [])].map((key) => ({
      key,
      version: versionOf(packageOf(key)),
      request: key,
    })),
    ...facades
      .filter((key) => existsSync(facadeOf(key)))
      .map((key) => ({ key, version: versionOf(packageOf(key)), request: facadeOf(key), chunk: 'shared' as const })),
    ...sharedPackages.flatMap((packageName) =>
      featuresOf(packageName).map((feature) => ({
        key: `@memocartes/${packageName}/${feature}`,
        version: versionOf(`@memocartes/${packageName}`),
        request: `@memocartes/${packageName}/${feature}`,
        chunk: chunkOf(packageName, feature),
      })),
    ),
    ...(existsSync(join(root, 'shared-api/base.ts'))
      ? [
          {
            key: '@memocartes/shared-api/base',
            version: versionOf('@memocartes/shared-api'),
            request: '@memocartes/shared-api/base',
          },
        ]
      : []),
  ];
}

/**
 * Modules that a remote consumes from its host, as options of the federation plugin. A key is an exact name, or a
 * prefix with a trailing slash. `import: false`: the remote has no copy of its own.
 */
export function consumedModules(): Record<
  string,
  { readonly import: false; readonly singleton: true; readonly requiredVersion: string }
> {
  const keys = [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    ...facades,
    ...sharedPackages.map((packageName) => `@memocartes/${packageName}/`),
    '@memocartes/shared-api/base',
  ];
  const range = (key: string) => `^${versionOf(packageOf(key))}`;
  return Object.fromEntries(keys.map((key) => [key, { import: false, singleton: true, requiredVersion: range(key) }]));
}
