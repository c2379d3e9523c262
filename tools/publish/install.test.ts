import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { damagedFiles, firstIntegrityFile, hashOf, integrityFile } from '../../server/remotes/registry/integrity.ts';
import { install, readBuild } from './install.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'dist'));
  for (const file of ['entry.js', 'a.js', 'mf-manifest.json', '.needs.json', 'mf-stats.json']) {
    writeFileSync(join(folder, 'dist', file), `content of ${file}`);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a copy is complete; missing and changed files are detected, and only these files are written again [portal.publish-repair]', () => {
  const build = readBuild(join(folder, 'dist'));
  const target = join(folder, 'mf-teacher', '1');
  const published = {
    name: 'mf-teacher',
    version: '1',
    manifest: '/remotes/mf-teacher/1/mf-manifest.json',
    integrity: { [integrityFile]: hashOf(build.list) },
  };
  expect(install(build, target)).toHaveLength(5);
  expect(damagedFiles(folder, published)).toEqual([]);
  expect(install(build, target)).toEqual([]);

  rmSync(join(target, 'a.js'));
  writeFileSync(join(target, 'entry.js'), 'tampered');
  expect(damagedFiles(folder, published)).toEqual(['a.js', 'entry.js']);
  expect(install(build, target)).toEqual(['a.js', 'entry.js']);
  expect(damagedFiles(folder, published)).toEqual([]);
  expect(readFileSync(join(target, 'entry.js'), 'utf8')).toBe('content of entry.js');
});

test('a file that can’t be written leaves no temporary file [portal.publish-repair]', () => {
  const target = join(folder, 'mf-teacher', '1');
  // A folder in the place of a file.
  mkdirSync(join(target, 'entry.js'), { recursive: true });
  expect(() => install(readBuild(join(folder, 'dist')), target)).toThrow();
  expect(readdirSync(target).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

test('files that are never loaded are not published', () => {
  const paths = [...readBuild(join(folder, 'dist')).files.keys()];
  expect(paths.sort()).toEqual(['a.js', 'entry.js', 'integrity.json', 'integrity.json.br', 'mf-manifest.json']);
});

test('a build of many files has the digests of its first screen in a separate list, which is checked too', () => {
  for (let n = 0; n < 50; n += 1) writeFileSync(join(folder, 'dist', `${n}.js`), `content ${n}`);
  writeFileSync(join(folder, 'dist', '.first.json'), JSON.stringify(['7.js']));
  const build = readBuild(join(folder, 'dist'));
  const first = build.files.get(firstIntegrityFile)!;
  expect(JSON.parse(String(first))).toEqual({ '7.js': hashOf('content 7') });
  expect(JSON.parse(build.list)).toMatchObject({ '7.js': hashOf('content 7'), '8.js': hashOf('content 8') });
  const integrity = { [integrityFile]: hashOf(build.list), [firstIntegrityFile]: hashOf(first) };
  const published = { name: 'mf-teacher', version: '1', manifest: '/remotes/mf-teacher/1/mf-manifest.json', integrity };
  const target = join(folder, 'mf-teacher', '1');
  install(build, target);
  expect(damagedFiles(folder, published)).toEqual([]);
  writeFileSync(join(target, firstIntegrityFile), '{}');
  expect(damagedFiles(folder, published)).toEqual([firstIntegrityFile]);
  expect(build.files.has('.first.json')).toBe(false);
});
