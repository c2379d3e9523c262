import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../packages.ts';
import { isInput } from './inputs/inputs.ts';

const run = (command: string, args: readonly string[], folder = '.') =>
  execFileSync(command, args, {
    cwd: join(root, folder),
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
    maxBuffer: 1e8,
  });

const node = (args: readonly string[], folder?: string) => run(process.execPath, args, folder);

/** Files of the repository that Git does not ignore. */
const files = (pattern: string) =>
  run('git', ['ls-files', '-co', '--exclude-standard', pattern])
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .sort();

/** Tests and checks that Nx runs if a file changes, without the builds that they need. */
function affectedBy(file: string): string[] {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const output = node([nx, 'affected', '-t', 'test', 'checks', `--files=${file}`, '--graph=stdout']);
  const { tasks } = JSON.parse(output) as { readonly tasks: { readonly tasks: Record<string, object> } };
  return Object.keys(tasks.tasks)
    .map((task) => task.replace('@memocartes/', ''))
    .filter((task) => /:(test|checks)$/.test(task))
    .sort();
}

test('a change of one remote runs its tests and the checks of the whole repository, not the tests of other packages', () => {
  expect(affectedBy('mf-follower/dashboard/DashboardPage.tsx')).toEqual(['mf-follower:test', 'tools:checks']);
  // The shell's tests, and those of new remotes, read the records of all remotes.
  expect(affectedBy('mf-follower/record.ts')).toEqual(['mf-follower:test', 'shell:test', 'tools:checks', 'tools:test']);
  expect(affectedBy('tools/publish/publish.ts')).toEqual(['tools:checks', 'tools:test']);
}, 120_000);

test('every test file of tools runs in one of the targets test and checks', () => {
  const testsOf = (target: string) =>
    node(['../node_modules/jest/bin/jest.js', '--listTests', `--config=jest.${target}.config.js`], 'tools')
      .trim()
      .split('\n')
      .map((path) => relative(root, path));
  const testFiles = files('tools').filter((path) => /\.test\.tsx?$/.test(path));
  expect([...testsOf('test'), ...testsOf('checks')].sort()).toEqual(testFiles);
}, 60_000);

test('the inputs that the tests of tools may read are those that Nx compares', () => {
  const output = node(['--no-deprecation', 'tools/publish/testing/inputs.ts', 'tools', 'test']);
  const compared = new Set(JSON.parse(output) as string[]);
  const all = files('.');
  expect(all.filter(isInput)).toEqual(all.filter((path) => compared.has(path)));
}, 60_000);
