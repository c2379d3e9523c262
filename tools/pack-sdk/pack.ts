import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { writeJson } from '../json.ts';
import { root } from '../packages.ts';
import { npmCommand } from '../run/npm.mjs';
import { compileSources, importedPackages, sourcesOf } from './compile.ts';
import { packedManifest, packedVersion, setVersion } from './manifest.ts';
import { writeRemoteBuild } from './remote-build.ts';

/** Folder of the packed SDK. */
export const sdkDir = join(root, '.cache/sdk');

/** Packages of the repository that a remote in any repository may use. */
const packages = ['contract', 'shared-api', 'shared-ui', 'shared-shell'];

/** Paths of the files that are packed unchanged. */
const assetPath = /\.(css|ttf|svg|woff2)$|^[^/]+\/(?!package|tsconfig)\w+\.json$/;

function copyAssets(packageName: string, target: string): void {
  const from = join(root, packageName);
  const entries = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!assetPath.test(path) || /(^|\/)(node_modules|test-results)\//.test(path)) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(from, path), join(target, path));
  }
}

/** A README without links into the repository. */
const readmeOf = (file: string) => readFileSync(file, 'utf8').replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

/** Strings specific to one machine or registry. */
const machineStrings = [root, tmpdir(), 'file://', '"resolved"', '_resolved'];

/** @throws Error naming files that contain a string of `machineStrings` */
function assertPortable(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bad = files.filter((entry) => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    return machineStrings.some((word) => text.includes(word));
  });
  if (bad.length > 0) throw new Error(`${bad.map(({ name }) => name).join(', ')} of ${folder} names this machine.`);
}

/** Packs a folder. @returns the tarball's file name */
function npmPack(folder: string, outDir: string): string {
  const pack = ['pack', folder, '--ignore-scripts', '--silent', '--pack-destination', outDir];
  const { file, args, shell } = npmCommand(pack);
  const output = execFileSync(file, args, { encoding: 'utf8', shell });
  return output.trim().split('\n').at(-1) ?? '';
}

/**
 * Packs the SDK: everything that a remote in its own repository needs [portal.own-repository]. @returns the names of
 * the tarballs in `outDir`
 */
function packSdk(outDir: string): string[] {
  const staging = mkdtempSync(join(tmpdir(), 'memocartes-sdk-'));
  try {
    compileSources({ files: packages.flatMap(sourcesOf), outDir: staging, types: true });
    for (const name of packages) {
      const folder = join(staging, name);
      copyAssets(name, folder);
      writeJson(join(folder, 'package.json'), packedManifest(name, importedPackages(folder)));
      writeFileSync(join(folder, 'README.md'), readmeOf(join(root, name, 'README.md')));
    }
    const folders = [...packages.map((name) => join(staging, name)), writeRemoteBuild(join(staging, 'remote-build'))];
    rmSync(outDir, { recursive: true, force: true });
    mkdirSync(outDir, { recursive: true });

    for (const folder of folders.filter((path) => !existsSync(join(path, 'LICENSE')))) {
      cpSync(join(import.meta.dirname, 'LICENSE'), join(folder, 'LICENSE'));
    }
    const version = packedVersion(staging);

    return folders.map((folder) => {
      setVersion(folder, version);
      assertPortable(folder);
      return npmPack(folder, outDir);
    });
  } finally {
    rmSync(staging, { recursive: true });
  }
}

if (import.meta.main) packSdk(sdkDir);
