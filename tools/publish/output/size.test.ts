import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeSize } from './size.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'size-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const build = {
  files: new Map([
    ['a.js', Buffer.alloc(9000)],
    ['a.js.br', Buffer.alloc(3000)],
    ['a.js.gz', Buffer.alloc(4000)],
    ['photo.png', Buffer.alloc(1200)],
  ]),
};

const before = (manifest: string) => ({
  name: 'mf-fake',
  version: '1',
  shell: '^1',
  roles: [],
  routes: [],
  manifest,
});

test('counts what a browser downloads, and compares it with the version in use', () => {
  expect(describeSize(build, folder)).toBe('4.2 KB compressed');
  const entry = before('/remotes/mf-fake/1/mf-manifest.json');
  expect(describeSize(build, folder, entry)).toBe('4.2 KB compressed');
  mkdirSync(join(folder, 'mf-fake/1'), { recursive: true });
  writeFileSync(join(folder, 'mf-fake/1/a.js'), Buffer.alloc(9000));
  writeFileSync(join(folder, 'mf-fake/1/a.js.br'), Buffer.alloc(3100));
  expect(describeSize(build, folder, entry)).toBe('4.2 KB compressed, 1.1 KB more than 1');
  writeFileSync(join(folder, 'mf-fake/1/b.js'), Buffer.alloc(1080));
  expect(describeSize(build, folder, entry)).toBe('4.2 KB compressed, as large as 1');
  writeFileSync(join(folder, 'mf-fake/1/b.js'), Buffer.alloc(2100));
  expect(describeSize(build, folder, entry)).toBe('4.2 KB compressed, 1.0 KB less than 1');
});

test('does not compare with a version whose files are on another server', () => {
  mkdirSync(join(folder, 'mf-fake/1'), { recursive: true });
  writeFileSync(join(folder, 'mf-fake/1/integrity.json'), '{}');
  const entry = before('https://remotes.example.org/remotes/mf-fake/1/mf-manifest.json');
  expect(describeSize(build, folder, entry)).toBe('4.2 KB compressed');
});
