import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { isElsewhere } from './origins.ts';

/**
 * List of all files of a version, in its folder: `{ [path]: 'sha256-…' }`. Its own hash is in the registry. Compressed
 * copies are not listed: browsers compare the decompressed content.
 */
export const integrityFile = 'integrity.json';

/**
 * Digests of the files of a remote's first screen, for a version with many files. Browsers read the full list only when
 * they open another screen. The registry also contains the hash of this file.
 */
export const firstIntegrityFile = 'integrity.first.json';

const hashBy = (algorithm: string, content: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/**
 * Digest of a file's content in the format of Subresource Integrity. SHA-256 is short: every page load transfers the
 * digests of the first files of all remotes, and digests can't be compressed.
 */
export const hashOf = (content: Buffer | string): string => hashBy('sha256', content);

/** Whether the content has this digest. Earlier versions of the portal published SHA-384 digests. */
export const hasHash = (content: Buffer | string, hash: string): boolean =>
  hashBy(hash.startsWith('sha384-') ? 'sha384' : 'sha256', content) === hash;

/** Paths of all files below a folder, with `/`, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();

/** Content of a file; undefined if it can’t be read. */
export function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Files of a published version that are missing or changed; empty if none. A version that was published without hashes
 * is only checked for its manifest [portal.publish-repair].
 */
export function damagedFiles(remotesDir: string, { name, version, manifest, integrity }: Published): string[] {
  const folder = join(remotesDir, name, version);
  const listed = integrity?.[integrityFile];
  if (listed === undefined) {
    const file = manifest.slice(manifest.lastIndexOf('/') + 1);
    return readIfPresent(join(folder, file)) ? [] : [file];
  }
  const list = readIfPresent(join(folder, integrityFile));
  if (!list || !hasHash(list, listed)) return [integrityFile];
  // For a version whose files are on another server, the portal has only the list of digests.
  if (isElsewhere({ manifest })) return [];
  const hashes = Object.entries(JSON.parse(list.toString()) as Record<string, string>);
  const first = integrity?.[firstIntegrityFile];
  if (first !== undefined) hashes.push([firstIntegrityFile, first]);

  return hashes.flatMap(([path, hash]) =>
    Object.entries(copies)
      .map(([extension, decode]) => ({ file: `${path}${extension}`, decode }))
      .filter(({ file, decode }) => !isWhole(readIfPresent(join(folder, file)), hash, decode, file !== path))
      .map(({ file }) => file),
  );
}

/** Whether a file is a compressed copy, served in place of the file with the same path without the extension. */
export const isCompressedCopy = (path: string): boolean =>
  Object.keys(copies).some((extension) => extension !== '' && path.endsWith(extension));

/** Decoders of a file and of its compressed copies, which are served in its place, by extension. */
const copies: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '': (content) => content,
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

function isWhole(content: Buffer | undefined, hash: string, decode: (content: Buffer) => Buffer, isOptional: boolean) {
  if (!content) return isOptional;
  try {
    return hasHash(decode(content), hash);
  } catch {
    return false; // The file is not in the compressed format of its extension.
  }
}

type Published = {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  readonly integrity?: Readonly<Record<string, string>>;
};
