import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '../../packages.ts';
import { isInput } from './inputs.ts';

/**
 * Setup of the tests of this package. A test of the target `test` must not read a file of the repository that is not an
 * input of the target: after a change of that file, Nx would not run the test. Processes that a test starts are not
 * checked.
 */

/** Files that Git ignores: installed packages, builds, caches. */
const isGenerated = (path: string) => /(^|\/)(node_modules|dist|test-results|\.(git|nx|cache|data))(\/|$)/.test(path);

/** @throws Error when the running test may not read this path of the repository */
function assertInput(path: string, isFolder: boolean): void {
  // Jest loads this file before it defines `expect`.
  const test = typeof expect === 'undefined' ? undefined : expect.getState().testPath;
  if (!test || /\.check\.test\.tsx?$/.test(test)) return;
  // The names of all packages are inputs: each has a `package.json`.
  if (path === '' || path.startsWith('..') || isGenerated(path) || isInput(isFolder ? join(path, 'file.ts') : path)) {
    return;
  }
  throw new Error(
    `${relative(root, test)} reads ${path}, which is not an input of its target. If the test reads the whole repository or builds a remote, name it *.check.test.ts; otherwise add the input to toolsTests in nx.json.`,
  );
}

/** A path from the root, or `..` if the argument is not a path, such as a file descriptor. */
function fromRoot(path: unknown): string {
  const file = path instanceof URL ? fileURLToPath(path) : path;
  return typeof file === 'string' ? relative(root, resolve(file)).replaceAll(sep, '/') : '..';
}

/** The path of a folder that is read with its subfolders. */
const wholeFolder = (path: unknown) => fromRoot(path) || '(the root folder)';

type Read = (path: unknown, ...more: unknown[]) => unknown;
const functions = fs as unknown as Record<string, Read>;

/** Replaces a function of `node:fs` by one that checks its path first. */
function checkFirst(name: string, check: (path: unknown, more: readonly unknown[]) => void): void {
  const read = functions[name]!;
  functions[name] = (path, ...more) => {
    check(path, more);
    return read(path, ...more);
  };
}

for (const name of ['readFileSync', 'readFile', 'copyFileSync']) {
  checkFirst(name, (path) => assertInput(fromRoot(path), false));
}
checkFirst('cpSync', (path) => assertInput(fromRoot(path), fs.statSync(path as string).isDirectory()));
for (const name of ['readdirSync', 'readdir']) {
  checkFirst(name, (path, [options]) => {
    const { recursive } = (options ?? {}) as { readonly recursive?: boolean };
    assertInput(recursive ? wholeFolder(path) : fromRoot(path), true);
  });
}
checkFirst('globSync', (_pattern, [options]) => {
  const { cwd = process.cwd() } = (options ?? {}) as { readonly cwd?: string };
  assertInput(wholeFolder(cwd), true);
});
syncBuiltinESMExports();
