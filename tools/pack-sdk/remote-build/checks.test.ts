import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mock, mock } from 'node:test';

import { ownProblems } from './checks.ts';

let folder: string;
let print: Mock<typeof console.log>;

beforeEach(() => {
  print = mock.method(console, 'log', () => undefined);
  folder = mkdtempSync(join(tmpdir(), 'own-checks-'));
});

afterEach(() => {
  mock.restoreAll();
  rmSync(folder, { recursive: true });
});

const write = (path: string, content: string | object) =>
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));

/** Writes a repository with one source. */
function repository(source: string, scripts: Record<string, string> = {}) {
  write('package.json', { name: 'mf-librarian', version: '1.0.0', type: 'module', scripts });
  write('tsconfig.json', { compilerOptions: { types: [], noEmit: true }, include: ['*.ts'] });
  write('remote.ts', source);
}

const printed = () => print.mock.calls.map(({ arguments: [line] }) => String(line).replace(/ \(.*/, ''));
const correct = 'export const title: string = "Librarian";\n';
const wrong = 'export const title: string = 1;\n';
const typeError = /remote\.ts\(1,14\): error TS2322/;

test('names the file of a type error and the remedy, and runs the tests anyway [portal.own-repository]', async () => {
  repository(wrong, { test: 'node -e "console.log(\'page.test.tsx: shows no title\'); process.exit(1)"' });
  expect(await ownProblems(folder)).toEqual([
    { what: expect.stringMatching(typeError) as unknown, remedy: 'npx tsc --noEmit' },
    { what: expect.stringContaining('page.test.tsx: shows no title') as unknown, remedy: 'npm test' },
  ]);
  expect(printed()).toEqual(['✗ Types', '✗ Tests']);
}, 60_000);

test('accepts a remote whose types and tests are correct [portal.own-repository]', async () => {
  repository(correct, { test: 'node -e ""' });
  expect(await ownProblems(folder)).toEqual([]);
  expect(printed()).toEqual(['✓ Types', '✓ Tests']);
}, 60_000);

test('runs the tests on the Node of the command, not on another one of the machine [portal.own-repository]', async () => {
  const assertion = `if (process.execPath !== ${JSON.stringify(process.execPath)}) throw new Error(process.execPath)`;
  repository(correct, { test: 'node test.cjs' });
  write('test.cjs', assertion);
  const other = join(folder, 'node');
  writeFileSync(other, '#!/bin/sh\necho "another Node"; exit 1\n', { mode: 0o755 });
  process.env.PATH = `${folder}:${process.env.PATH}`;
  expect(await ownProblems(folder)).toEqual([]);
}, 60_000);

test('runs the script typecheck of the repository, and no tests if it has no script for them [portal.own-repository]', async () => {
  repository(correct, { typecheck: 'node -e "console.log(\'page.vue: wrong\'); process.exit(2)"' });
  expect(await ownProblems(folder)).toEqual([
    { what: expect.stringContaining('page.vue: wrong') as unknown, remedy: 'npm run typecheck' },
  ]);
  expect(printed()).toEqual(['✗ Types']);
}, 60_000);

test('refuses a repository without tsconfig.json, and says what the file contains [portal.own-repository]', async () => {
  repository(correct, { typecheck: 'node -e ""' });
  rmSync(join(folder, 'tsconfig.json'));
  expect(await ownProblems(folder)).toEqual([
    {
      what: 'tsconfig.json is missing, so the types of the remote can’t be checked',
      remedy: 'Create tsconfig.json: { "extends": "@memocartes/remote-build/tsconfig.json", "include": ["."] }',
    },
  ]);
}, 60_000);
