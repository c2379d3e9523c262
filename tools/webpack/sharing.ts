import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root, roomDir, versionOf } from '../packages.ts';

/**
 * Libraries that are handed over whole: one copy, the host's, or hooks break.
 */
const libraries = ['react', 'react/jsx-runtime', 'react-dom'];

/** What React's compiler asks for in development. */
const developmentLibraries = ['react/jsx-dev-runtime'];

/**
 * Libraries of which a remote may use a part: the host hands over a facade that names that part, so that the rest is
 * shaken off. What the facade lacks, a remote's build refuses.
 */
export const facades = [
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'react-redux',
  'i18next',
  'react-i18next',
];

/** Our rooms of which each feature is shared. `shared-features` is not: it is compiled into each remote. */
const sharedRooms = ['shared-ui', 'shared-shell'];

/** Features of a shared room that only tests and stand-alone development use. */
const privateFeatures = ['fake-host'];

/** One thing that the host hands to remotes: what a remote asks for, its version, and where the host finds it. */
export type Provision = {
  readonly key: string;
  readonly version: string;
  readonly request: string;
  /** Small ones come together in one file: a request each would cost more than what a page leaves unused. */
  readonly small?: boolean;
};

const packageOf = (key: string) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/** Path of a library's facade in the shell. */
export const facadeOf = (library: string): string =>
  join(roomDir('shell'), 'federation', 'facades', `${library.replace(/^@/, '').replaceAll('/', '-')}.ts`);

const featuresOf = (room: string) =>
  readdirSync(roomDir(room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, room, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .filter((feature) => !privateFeatures.includes(feature))
    .sort();

/** Sources (octets) below which a feature is small. */
const smallFeature = 8000;

function isSmall(folder: string): boolean {
  const sources = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
  return sources.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) < smallFeature;
}

/** Folders of the shared rooms: a feature more or less in them is another build of the shell. */
export const sharedFolders = (): string[] => sharedRooms.map(roomDir);

/** All that the host hands to remotes. */
export function provisions(development: boolean): Provision[] {
  return [
    ...[...libraries, ...(development ? developmentLibraries : [])].map((key) => ({
      key,
      version: versionOf(packageOf(key)),
      request: key,
    })),
    ...facades
      .filter((key) => existsSync(facadeOf(key)))
      .map((key) => ({ key, version: versionOf(packageOf(key)), request: facadeOf(key), small: true })),
    ...sharedRooms.flatMap((room) =>
      featuresOf(room).map((feature) => ({
        key: `@memocartes/${room}/${feature}`,
        version: versionOf(`@memocartes/${room}`),
        request: `@memocartes/${room}/${feature}`,
        small: isSmall(join(root, room, feature)),
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
 * What a remote takes from its host, for the federation plugin: by exact name or, with a slash at the end, by prefix. A
 * remote has no copy of its own (`import: false`); one that runs alone is no federated build and brings everything.
 */
export function taken(): Record<string, { import: false; singleton: true; requiredVersion: string }> {
  const keys = [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    ...facades,
    ...sharedRooms.map((room) => `@memocartes/${room}/`),
    '@memocartes/shared-api/base',
  ];
  const range = (key: string) => `^${versionOf(packageOf(key))}`;
  return Object.fromEntries(keys.map((key) => [key, { import: false, singleton: true, requiredVersion: range(key) }]));
}
