import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { readRegistry, readState, updateState } from './files.ts';
import { damagedFiles, hashOf, integrityFile } from './integrity.ts';
import { publishVersion } from './publish.ts';
import type { RemoteVersion } from './types.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remotes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const entry = (name: string, version: string): RemoteVersion => ({
  name,
  version,
  shell: '^1',
  roles: ['TEACHER'],
  routes: [{ path: `/${name}` }],
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
});

const at = '2026-11-20T08:00:00.000Z';
const publish = (name: string, version: string) =>
  updateState(folder, (state) => publishVersion(state, { entry: entry(name, version), published: at }, { at }));

test('writing leaves registry and history, a released lock and no temporary file', async () => {
  expect(readRegistry(folder)).toEqual({ remotes: {} });
  await publish('mf-teacher', '1');
  await publish('mf-teacher', '2');
  expect(readRegistry(folder).remotes['mf-teacher']?.version).toBe('2');
  expect(readdirSync(folder).sort()).toEqual(['.lock.2', 'history.json', 'registry.json']);
  expect(readFileSync(join(folder, '.lock.2'), 'utf8')).toBe('free');
});

test('a change that throws writes nothing and releases the lock', async () => {
  await publish('mf-teacher', '1');
  const before = readFileSync(join(folder, 'registry.json'), 'utf8');
  await expect(
    updateState(folder, () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toBe(before);
  await publish('mf-teacher', '2');
});

test('concurrent changes are all applied [portal.publish-at-once]', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
  await Promise.all(names.map((name) => publish(name, '1')));
  expect(Object.keys(readRegistry(folder).remotes).sort()).toEqual(names);
});

test('a change waits for the lock of another machine, and replaces the lock after 30 seconds', async () => {
  writeFileSync(join(folder, '.lock.7'), '999999999 elsewhere');
  let isDone = false;
  const waiting = publish('mf-teacher', '1').then(() => (isDone = true));
  await pause(200);
  expect(isDone).toBe(false);
  const now = performance.now.bind(performance);
  const { mock: later } = mock.method(performance, 'now', () => now() + 31_000);
  await waiting;
  later.restore();
  expect(readRegistry(folder).remotes['mf-teacher']?.version).toBe('1');
});

test('reading a damaged registry throws an error that names the file', () => {
  writeFileSync(join(folder, 'registry.json'), '{"remotes":');
  expect(() => readRegistry(folder)).toThrow(/registry\.json is damaged/);
});

test('a portal without history starts with the versions of its registry', async () => {
  const previous = entry('mf-teacher', '1');
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({ remotes: { 'mf-teacher': { ...entry('mf-teacher', '2'), previous } } }),
  );
  expect(readState(folder).history.remotes['mf-teacher']?.versions.map((item) => item.entry.version)).toEqual([
    '1',
    '2',
  ]);
  await publish('mf-teacher', '3');
  expect(readRegistry(folder).remotes['mf-teacher']).toMatchObject({ version: '3', previous: { version: '2' } });
});

test('detects missing and changed files of a version by its list of hashes', () => {
  const list = JSON.stringify({ 'a.js': hashOf('a'), 'b.js': hashOf('b') });
  const version = { ...entry('mf-teacher', '1'), integrity: { [integrityFile]: hashOf(list) } };
  const own = join(folder, 'mf-teacher', '1');
  expect(damagedFiles(folder, version)).toEqual([integrityFile]);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, integrityFile), list);
  writeFileSync(join(own, 'a.js'), 'a');
  expect(damagedFiles(folder, version)).toEqual(['b.js']);
  writeFileSync(join(own, 'b.js'), 'b');
  expect(damagedFiles(folder, version)).toEqual([]);
  writeFileSync(join(own, 'a.js'), 'tampered');
  writeFileSync(join(own, 'b.js.br'), 'not compressed');
  expect(damagedFiles(folder, version)).toEqual(['a.js', 'b.js.br']);
});

test('checks the SHA-384 digests of a version published by an earlier version of the portal', () => {
  const digest = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const list = JSON.stringify({ 'a.js': digest('a'), 'b.js': digest('b') });
  const own = join(folder, 'mf-teacher', '1');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, integrityFile), list);
  writeFileSync(join(own, 'a.js'), 'a');
  writeFileSync(join(own, 'b.js'), 'tampered');
  const version = { ...entry('mf-teacher', '1'), integrity: { [integrityFile]: digest(list) } };
  expect(damagedFiles(folder, version)).toEqual(['b.js']);
});
