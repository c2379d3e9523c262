import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../../packages.ts';
import { isInput } from '../../test/inputs/inputs.ts';

const own = '@memocartes';

/** Links every installed package; packages of the repository link to the copy. */
function linkPackages(folder: string) {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, own), { recursive: true });
  const installed = readdirSync(from).filter((name) => name !== own && name !== '.package-lock.json');
  for (const name of installed) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, own))) {
    if (existsSync(join(folder, name))) symlinkSync(join(folder, name), join(to, own, name));
  }
}

/** Turns a folder into a repository with one commit, which the dependency rules' cache requires. */
function commitAll(folder: string) {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@test.example', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'test: a copy'],
  ]) {
    execFileSync('git', args, { cwd: folder });
  }
}

/**
 * Copies the inputs of `nx test tools` to a temporary folder; the screens of the existing remotes are not among them.
 * The folder links to the installed packages and to Jest's cache. @returns the folder
 */
export function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of String(listed)
    .split('\n')
    .filter((path) => path && isInput(path) && existsSync(join(root, path)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  commitAll(folder);
  const cache = join('.cache', 'jest');
  mkdirSync(join(root, cache), { recursive: true });
  mkdirSync(join(folder, '.cache'));
  symlinkSync(join(root, cache), join(folder, cache));
  return folder;
}

/**
 * Runs a file on Node. @returns its output @throws Error with its output when it fails
 */
export const runNode = (cwd: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const options = { cwd, env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', ...env }, maxBuffer: 1e8 };
    execFile(process.execPath, ['--no-deprecation', ...args], options, (error, stdout, stderr) => {
      const printed = stdout + stderr;
      if (error) reject(new Error(`${args.join(' ')}\n${printed}`));
      else resolve(printed);
    });
  });
