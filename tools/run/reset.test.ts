import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lockFolder } from '../../server/database/embedded/lock.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'reset-')), 'data');
  for (const name of ['database', 'remotes']) mkdirSync(join(folder, name), { recursive: true });
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const run = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'reset.ts')], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });

const reset = () => run().stdout;

test('a reset deletes the data of the portal', () => {
  expect(reset()).toContain('was deleted');
  expect(existsSync(folder)).toBe(false);
  expect(reset()).toContain('does not exist');
});

test('a reset keeps the backups, which are in the same folder by default', () => {
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups/memocartes-20261122-031500.tar'), '');
  expect(reset()).toContain('except backups');
  expect(readdirSync(folder)).toEqual(['backups']);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
});

test('a reset is refused while a running portal uses the data', () => {
  const release = lockFolder(join(folder, 'database'));
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([1, expect.stringContaining(`déjà utilisé par le processus ${process.pid}`)]);
  expect(readdirSync(folder)).toEqual(['database', 'remotes']);
  release();
  expect(reset()).toContain('was deleted');
});
