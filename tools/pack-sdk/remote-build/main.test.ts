import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { providedModulesFile } from '../../../server/remotes/registry/needs.ts';
import type { RemoteVersion, State } from '../../../server/remotes/registry/types.ts';

/** In this repository the command takes the first remote. */
const name = 'mf-follower';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remotes-'));
  writeFileSync(join(folder, providedModulesFile), '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => {
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), ...args],
    options,
  );
  return { status, output: stdout + stderr };
};

const entry = (version: string): RemoteVersion => ({
  name,
  version,
  shell: '^1',
  roles: ['USER'],
  routes: [{ path: '/Dashboard' }],
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});

/** Two versions of the remote in the registry, the later one in use. */
function register(isExternal: boolean) {
  const published = '2026-11-20T08:00:00.000Z';
  const versions = ['1.0.0', '1.0.1'].map((version) => ({
    entry: entry(version),
    published,
    used: published,
    ...(isExternal && { isExternal }),
  }));
  for (const version of ['1.0.0', '1.0.1']) {
    mkdirSync(join(folder, name, version), { recursive: true });
    writeFileSync(join(folder, name, version, 'mf-manifest.json'), '{}');
  }
  const state: State = {
    registry: { remotes: { [name]: { ...entry('1.0.1'), previous: entry('1.0.0') } } },
    history: { remotes: { [name]: { versions, events: [] } } },
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(state.registry));
  writeFileSync(join(folder, 'history.json'), JSON.stringify(state.history));
}

test('prints all commands with --help', () => {
  for (const args of [
    ['build', '--help'],
    ['publish', '-h'],
  ]) {
    const { status, output } = run(...args);
    expect(status).toBe(0);
    for (const command of [
      'dev',
      'build',
      'publish',
      'promote',
      'rollback',
      'unpublish',
      'disable',
      'enable',
      'versions',
    ]) {
      expect(output).toMatch(new RegExp(`^memocartes-remote .*\\b${command}\\b`, 'm'));
    }
  }
});

test('names a command that does not exist, and lists the others', () => {
  const { status, output } = run('deploy');
  expect(status).toBe(1);
  expect(output).toMatch(/^Unknown command “deploy”\.\nmemocartes-remote dev/);
});

test('develops only in a portal that it can reach, and says which address it needs [portal.own-repository]', () => {
  expect(run('dev')).toEqual({
    status: 1,
    output: expect.stringMatching(/^--portal names the address of a running portal/) as unknown,
  });
  const { status, output } = run('dev', '--portal', 'http://127.0.0.1:1/');
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/^There is no portal at http:\/\/127\.0\.0\.1:1\. Start one/) as unknown,
  });
});

test('names the remedy when the folder is not that of a started portal [portal.own-repository]', () => {
  rmSync(join(folder, providedModulesFile));
  const { status, output } = run('publish', '--registry', folder);
  expect(status).toBe(1);
  expect(output).toContain('Name the portal’s REMOTES_DIR, and start the portal first.');
});

test('an empty share or list of schools is refused, not published for everybody [portal.own-repository]', () => {
  for (const option of ['canary', 'school']) {
    const { status, output } = run('publish', '--registry', folder, `--${option}=`);
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(`--${option} takes`) as unknown });
  }
});

test('disables, enables, rolls back and lists the remote of the repository [portal.own-repository]', () => {
  register(true);
  expect(run('disable', '--registry', folder, '--reason', 'white page')).toEqual({
    status: 0,
    output: `${name} is at 1.0.1 (disabled).\n`,
  });
  expect(run('enable', '--registry', folder).output).toBe(`${name} is at 1.0.1.\n`);
  expect(run('rollback', '--registry', folder, '--to', '1.0.0').output).toBe(`${name} is at 1.0.0.\n`);
  expect(run('versions', '--registry', folder).output).toMatch(/1\.0\.1 +bad[^]*1\.0\.0 +in use[^]*white page/);
});

test('does not change a remote of the portal’s own repository [portal.own-repository]', () => {
  register(false);
  const { status, output } = run('unpublish', '--registry', folder);
  expect(status).toBe(1);
  expect(output).toContain('is a remote of the portal’s own repository');
  expect(run('versions', '--registry', folder).output).toMatch(/1\.0\.1 +in use/);
});
