import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import {
  filesBelow,
  firstIntegrityFile,
  hashOf,
  integrityFile,
  isCompressedCopy,
  readIfPresent,
} from '../../server/remotes/registry/integrity.ts';
import { sourceMapsFolder } from '../../server/remotes/source-maps/source-maps.ts';
import { firstFilesFile } from '../webpack/first-files.ts';
import { requiredModulesFile } from '../webpack/shared-modules.ts';

/** Files of a build that are never loaded. */
const isExcluded = (path: string) =>
  path === requiredModulesFile || path === firstFilesFile || /^mf-stats\.json/.test(path);
const isSourceMap = (path: string) => path.startsWith(`${sourceMapsFolder}/`);

/** Maximum number of files of a build that needs no separate list of digests for its first screen. */
const maxShortList = 40;

/** A build as published: its files, including the lists of their hashes. */
export type Build = {
  readonly files: ReadonlyMap<string, Buffer>;
  /** Source maps by the name of their script; not among the files that browsers get. */
  readonly maps: ReadonlyMap<string, Buffer>;
  readonly list: string;
  readonly bytes: number;
};

/** Names of the files of a build's first screen; empty if the build does not list them. */
function firstFilesOf(dist: string): readonly string[] {
  const content = readIfPresent(join(dist, firstFilesFile));
  return content ? (JSON.parse(String(content)) as string[]) : [];
}

/**
 * Reads a build. `list` is the content of `integrity.json`, `bytes` the size of all files without compressed copies and
 * lists of hashes.
 */
export function readBuild(dist: string): Build {
  const all = filesBelow(dist);
  const paths = all.filter((path) => !isExcluded(path) && !isSourceMap(path));
  const files = new Map(paths.map((path) => [path, readFileSync(join(dist, path))]));
  const plain = [...files].filter(([path]) => !isCompressedCopy(path));

  const addList = (file: string, listed: typeof plain) => {
    const list = JSON.stringify(Object.fromEntries(listed.map(([path, content]) => [path, hashOf(content)])));
    files.set(file, Buffer.from(list));
    files.set(`${file}.br`, brotliCompressSync(list));
    return list;
  };

  const first = new Set(firstFilesOf(dist));
  const firstFiles = plain.filter(([path]) => first.has(path));
  if (firstFiles.length > 0 && plain.length > maxShortList) addList(firstIntegrityFile, firstFiles);
  const list = addList(integrityFile, plain);
  const maps = new Map(
    all.filter(isSourceMap).map((path) => [path.slice(sourceMapsFolder.length + 1), readFileSync(join(dist, path))]),
  );
  return { files, maps, list, bytes: plain.reduce((sum, [, content]) => sum + content.length, 0) };
}

/**
 * Copies a build into the folder of its version, file by file: writes missing and different files only
 * [portal.publish-repair]. So publishing again completes an interrupted copy and repairs a damaged folder.
 *
 * @returns the paths that were written
 * @throws Error naming files whose content differs after writing
 */
export function install({ files }: Pick<Build, 'files'>, folder: string): string[] {
  const written = [...files].filter(([path, content]) => {
    const target = join(folder, path);
    if (readIfPresent(target)?.equals(content)) return false;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = join(dirname(target), `.${process.pid}.tmp`);
    try {
      writeFileSync(temporary, content);
      renameSync(temporary, target);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
    return true;
  });
  const damaged = [...files].filter(([path, content]) => {
    const copy = readIfPresent(join(folder, path));
    return !copy || hashOf(copy) !== hashOf(content);
  });
  if (damaged.length > 0) {
    throw new Error(
      `${folder} was written, but these files differ from the build: ${damaged.map(([path]) => path).join(', ')}.`,
    );
  }
  return written.map(([path]) => path);
}
