import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';

/** The parts of a `package.json` that the SDK reads and writes. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Version of every package of the repository; `setVersion` adds a hash to those of the SDK. */
export const sdkVersion = readManifest('.').version;

/** Libraries that the shell provides to remotes. */
const provided = [
  'react',
  'react-dom',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
];

/** Libraries that only the tests of a remote need (`shared-shell/fake-host/testing`). */
const testing = ['@testing-library/react', '@testing-library/user-event'];

const isOwn = (name: string) => name.startsWith('@memocartes/');

/** Target of an export: for TypeScript the compiled code and its types; for a style sheet the same path. */
const compiledExport = (target: string): unknown =>
  /\.tsx?$/.test(target)
    ? { types: target.replace(/\.tsx?$/, '.d.ts'), default: target.replace(/\.tsx?$/, '.js') }
    : target;

const versionsOf = (names: readonly string[], versions: Readonly<Record<string, string>>, caret = false) =>
  Object.fromEntries(names.map((name) => [name, `${caret ? '^' : ''}${versions[name]}`]));

/**
 * `package.json` of a packed package of the repository, from the packages that its compiled files import.
 *
 * @throws Error when an import is not declared in the folder's `package.json`, or when the folder's version is not the
 *   repository's
 */
export function packedManifest(folder: string, imported: readonly string[]): Record<string, unknown> {
  const { name, version, description, exports = {}, dependencies = {} } = readManifest(folder);
  if (version !== sdkVersion) throw new Error(`${folder} has version ${version}, the repository ${sdkVersion}.`);
  const others = imported.filter((item) => item !== name);
  const { devDependencies = {} } = readManifest('.');
  const declared = { ...dependencies, ...versionsOf(testing, devDependencies) };
  const undeclared = others.filter((item) => declared[item] === undefined);
  if (undeclared.length > 0) throw new Error(`${folder}/package.json does not declare ${undeclared.join(', ')}.`);

  const peers = others.filter((item) => isOwn(item) || provided.includes(item) || testing.includes(item));
  const optional = peers.filter((item) => testing.includes(item));

  return {
    ...common(name, description),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports)
          .filter(([path]) => path !== './testing')
          .map(([path, target]) => [path, compiledExport(target)]),
      ),
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css'],
    dependencies: versionsOf(
      others.filter((item) => !peers.includes(item)),
      declared,
    ),
    peerDependencies: {
      ...versionsOf(peers.filter(isOwn), declared),
      ...versionsOf(
        peers.filter((item) => !isOwn(item)),
        declared,
        true,
      ),
    },
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(optional.map((item) => [item, { optional: true }])),
    }),
  };
}

/**
 * Version of a packed SDK, with a hash of its files. npm keeps an installed or cached package if a changed tarball has
 * the same name, so two SDKs never have the same version.
 *
 * @param folder the packages, each in a folder with its `package.json`
 */
export function packedVersion(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  // Digits alone, with a leading zero, would not be a valid part of a version.
  return `${sdkVersion}-sdk-${hash.digest('hex').slice(0, 8)}`;
}

/** Sets the version of a packed package, and the versions of the packages of the SDK that it requires. */
export function setVersion(folder: string, version: string): void {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly peerDependencies?: Record<string, string> };
  const peerDependencies = manifest.peerDependencies && {
    ...manifest.peerDependencies,
    ...Object.fromEntries(
      Object.keys(manifest.peerDependencies)
        .filter(isOwn)
        .map((name) => [name, version]),
    ),
  };
  writeJson(file, { ...manifest, version, ...(peerDependencies && { peerDependencies }) });
}

/** Fields common to all manifests. */
export const common = (name: string, description = ''): Record<string, unknown> => ({
  name,
  version: sdkVersion,
  description,
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
});

/**
 * @returns the versions of libraries, as `package.json` of `tools` or of the repository declares them
 * @throws Error naming undeclared libraries
 */
export function toolVersions(names: readonly string[]): Record<string, string> {
  const { dependencies = {}, devDependencies = {} } = readManifest('tools');
  const all = { ...readManifest('.').devDependencies, ...devDependencies, ...dependencies };
  const unknown = names.filter((name) => all[name] === undefined);
  if (unknown.length > 0) throw new Error(`tools/package.json does not declare ${unknown.join(', ')}.`);
  return versionsOf(names, all);
}
