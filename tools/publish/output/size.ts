import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow, isCompressedCopy } from '../../../server/remotes/registry/integrity.ts';
import type { RemoteVersion } from '../../../server/remotes/registry/types.ts';

type Sizes = ReadonlyMap<string, number>;

/** Bytes that a browser downloads for all these files: the size of the brotli copy, if a file has one. */
const downloadBytes = (sizes: Sizes) =>
  [...sizes]
    .filter(([path]) => !isCompressedCopy(path))
    .reduce((sum, [path, size]) => sum + (sizes.get(`${path}.br`) ?? size), 0);

const sizesBelow = (folder: string): Sizes =>
  new Map(filesBelow(folder).map((path) => [path, statSync(join(folder, path)).size]));

/** Folder of a version's files; undefined if they are on another server or were deleted. */
function folderOf(remotesDir: string, { name, version, manifest }: RemoteVersion): string | undefined {
  const folder = join(remotesDir, name, version);
  return manifest.startsWith('/') && existsSync(folder) ? folder : undefined;
}

/** A size in kilobytes, with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Compressed size of a build, compared with the version in use before if its files are on this machine: `14.2 KB
 * compressed, 0.3 KB more than 1.0.0-1a2b3c4d`.
 */
export function describeSize(
  { files }: { readonly files: ReadonlyMap<string, Buffer> },
  remotesDir: string,
  before?: RemoteVersion,
): string {
  const bytes = downloadBytes(new Map([...files].map(([path, content]) => [path, content.length])));
  const size = `${kilobytes(bytes)} compressed`;
  const folder = before && folderOf(remotesDir, before);
  if (!before || !folder) return size;
  const difference = bytes - downloadBytes(sizesBelow(folder));
  if (kilobytes(Math.abs(difference)) === kilobytes(0)) return `${size}, as large as ${before.version}`;
  return `${size}, ${kilobytes(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than ${before.version}`;
}
