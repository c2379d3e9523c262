import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRegistry, readState } from '../../server/remotes/registry/files.ts';
import type { ModuleNames } from '../../server/remotes/registry/types.ts';
import { changeRemote, type RegistryAction } from './change-registry.ts';
import { listRemotes } from './output/list.ts';
import { publishBuild, type PublishOptions } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

const name = 'mf-fake';
let folder: string;
let remotesDir: string;
let shellDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-'));
  remotesDir = join(folder, 'remotes');
  shellDir = fakeShell(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const publish = (version: string, options: PublishOptions = {}, needs: ModuleNames = {}) =>
  publishBuild(fakeBuild(folder, name, version, needs), remotesDir, { shellDir, ...options });

const change = (action: RegistryAction, to?: string) =>
  changeRemote(action, name, {
    remotesDir,
    shellDir,
    change: { at: new Date().toISOString(), by: 'Ada' },
    ...(to !== undefined && { to }),
  });

const readRegistered = () => readRegistry(remotesDir).remotes[name];

test('each command prints the current state, or that nothing changed', async () => {
  await publish('1');
  await publish('2', { audience: { share: 5 } });
  expect(await change('disable')).toBe('mf-fake is at 1 (candidate 2, disabled).');
  expect(await change('disable')).toBe('mf-fake is at 1 (candidate 2, disabled). Nothing changed.');
  expect(await change('enable')).toBe('mf-fake is at 1 (candidate 2).');
  expect(await change('promote')).toBe('mf-fake is at 2.');
  expect(await change('rollback')).toBe('mf-fake is at 1.');
  expect(await change('rollback')).toBe('mf-fake is at 1. Nothing changed. --to VERSION goes back further.');
  expect(await change('unpublish')).toBe('mf-fake is no longer published.');
  await expect(change('unpublish')).rejects.toThrow('mf-fake is not published on this portal. Published: none.');
});

test('a version whose files were deleted is not brought back [portal.any-version]', async () => {
  for (const version of ['1', '2', '3']) await publish(version);
  rmSync(join(remotesDir, name, '1'), { recursive: true });
  await expect(change('rollback', '1')).rejects.toThrow('integrity.json of its files are missing or changed');
  expect(readRegistered()?.version).toBe('3');
  expect(await change('rollback', '2')).toBe('mf-fake is at 2.');
});

test('a version that needs names the shell no longer provides is not brought back [portal.any-version]', async () => {
  fakeShell(folder, { chart: ['Chart'] });
  await publish('1', {}, { chart: ['Chart'] });
  await publish('2');
  fakeShell(folder, { chart: ['Table'] });
  await expect(change('rollback')).rejects.toThrow(
    'mf-fake 1 needs “Chart” of chart. Build and deploy the shell first (npm run build; npm start), or choose another version',
  );
  expect(readRegistered()?.version).toBe('2');
});

test('a remote whose candidate needs names the shell no longer provides is not enabled [portal.any-version]', async () => {
  fakeShell(folder, { chart: ['Chart'] });
  await publish('1');
  await publish('2', { audience: { share: 5 } }, { chart: ['Chart'] });
  await change('disable');
  fakeShell(folder, { chart: ['Table'] });
  await expect(change('enable')).rejects.toThrow('mf-fake 2 needs “Chart” of chart');
  expect(await change('rollback')).toBe('mf-fake is at 1 (disabled).');
  expect(await change('enable')).toBe('mf-fake is at 1.');
});

test('lists versions newest first with their state; for a named remote also its events', async () => {
  for (const version of ['1', '2', '3', '4', '5']) await publish(version);
  await publish('6', { audience: { share: 5, schools: [12, 13] } });
  await change('rollback');
  await publish('7', { audience: { schools: [12, 13] } });
  const lines = listRemotes(readState(remotesDir));
  const states = lines.slice(1).map((line) => line.split(/ {2,}/).slice(1, 3));
  expect(states).toEqual([
    ['7', 'candidate: schools 12, 13'],
    ['6', 'bad: rolled back'],
    ['5', 'in use'],
    ['4', 'previous'],
  ]);
  expect(lines[0]).toMatch(/^remote +version +state +published \(UTC\) +by +commit +uncompressed$/);
  const named = listRemotes(readState(remotesDir), [name]);
  expect(named.slice(1, 8).map((line) => line.split(/ {2,}/)[1])).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(named.at(-2)).toMatch(/CANDIDATE_DROPPED +6 +Ada$/);
  expect(() => listRemotes(readState(remotesDir), ['mf-x'])).toThrow('mf-x. Published: mf-fake.');
});

test('a portal without remotes lists none', () => {
  expect(listRemotes(readState(remotesDir))).toEqual(['No remote is published yet.']);
});

describe('npm start', () => {
  const start = async (version: string) => (await publish(version, { isUnattended: true })).outcome;

  test('publishes new versions, and an older version that another branch builds again', async () => {
    expect(await start('1')).toBe('published');
    expect(await start('2')).toBe('published');
    expect(await start('1')).toBe('published');
    expect(await start('1')).toBe('already published');
  });

  test('never republishes a version that a person rolled back [portal.rolled-back]', async () => {
    await publish('1');
    await publish('2');
    await change('rollback');
    expect(await start('2')).toBe('skipped');
    expect(readRegistered()?.version).toBe('1');
  });

  test('never promotes a candidate [portal.candidate]', async () => {
    await publish('1');
    await publish('2', { audience: { share: 5 } });
    expect(await start('2')).toBe('skipped');
    expect(readRegistered()).toMatchObject({ version: '1', candidate: { version: '2' } });
  });

  test('leaves a remote unpublished that a person unpublished', async () => {
    await publish('1');
    await change('unpublish');
    expect(await start('1')).toBe('skipped');
    expect(readRegistered()).toBeUndefined();
  });
});
