import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'help-'));
  mkdirSync(join(folder, 'database'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../bootstrap.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
    timeout: 60_000,
  });

test('every command prints its arguments with --help, and does nothing else', () => {
  const names = /Commands: (.*)\./.exec(run('').stderr)![1]!.split(', ');
  expect(names).toContain('publish-remote');
  // These two pass their arguments to a tool that has its own help.
  for (const name of names.filter((command) => !['lint', 'storybook'].includes(command))) {
    const { status, stdout, stderr } = run(name, '--help');
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm (run )?${name.replace('-', '[-:]')}.*\n  \\w`));
  }
  expect(readdirSync(folder)).toEqual(['database']);
});

test('-h among other arguments asks for help too', () => {
  expect(run('rollback-remote', 'teacher', '-h').stdout).toContain('--to VERSION');
});
