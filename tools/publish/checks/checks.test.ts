import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mock, mock } from 'node:test';

import { readRegistry } from '../../../server/remotes/registry/files.ts';
import { root } from '../../packages.ts';
import { publishBuild } from '../publish.ts';
import { fakeBuild, fakeShell } from '../testing/fakes.ts';
import { checksOf, failedChecks } from './checks.ts';

let folder: string;
let print: Mock<typeof console.log>;

beforeEach(() => {
  print = mock.method(console, 'log', () => undefined);
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
});

afterEach(() => {
  mock.restoreAll();
  rmSync(folder, { recursive: true });
});

const check = (what: string, code: string) => ({ what, args: ['-e', code], remedy: `npm run ${what}` });

test('runs every check, prints its duration, and shows the output of the failed ones', async () => {
  const failed = await failedChecks([
    check('types', 'console.log("a.ts: error"); process.exit(2)'),
    check('tests', ''),
    check('rules', 'console.error("forbidden"); process.exit(1)'),
  ]);
  expect(failed).toEqual([
    { what: 'types:\na.ts: error', remedy: 'npm run types' },
    { what: 'rules:\nforbidden', remedy: 'npm run rules' },
  ]);
  const lines = print.mock.calls.map(({ arguments: [line] }) => String(line).replace(/[\d.]+ s/, 'N s'));
  expect(lines).toEqual(['✗ types (N s)', '✓ tests (N s)', '✗ rules (N s)']);
});

test('names every failed test of a long output, without the lines of npm and Nx [portal.publish-checked]', async () => {
  const titles = Array.from({ length: 9 }, (_, i) => `  ● Page › shows row ${i}`);
  const printed = [
    ...titles.flatMap((title) => [title, ...Array<string>(40).fill('    at Page (Page.tsx:1:1)'), title]),
    'Tests: 9 failed, 42 passed, 51 total',
    'npm error Lifecycle script `test` failed with error:',
    ' NX   Running target test for project @memocartes/mf-fake failed',
  ].join('\n');
  const [failed] = await failedChecks([check('tests', `console.log(${JSON.stringify(printed)}); process.exit(1)`)]);
  const lines = failed!.what.split('\n');
  for (const title of titles) expect(lines.filter((line) => line === title)).toEqual([title]);
  expect(lines.at(-1)).toBe('Tests: 9 failed, 42 passed, 51 total');
});

test('shows a failure of npm itself [portal.publish-checked]', async () => {
  const [failed] = await failedChecks([check('tests', 'console.log("npm error code ENOENT"); process.exit(1)')]);
  expect(failed!.what).toBe('tests:\nnpm error code ENOENT');
});

test('shows the output without colours [portal.publish-checked]', async () => {
  const [failed] = await failedChecks([
    check('types', 'console.log("\\u001b[96ma.ts\\u001b[0m: error"); process.exit(1)'),
  ]);
  expect(failed!.what).toBe('types:\na.ts: error');
});

test('names a command that does not exist [portal.publish-checked]', async () => {
  const [failed] = await failedChecks([{ ...check('tests', ''), file: 'no-such-command' }]);
  expect(failed!.what).toContain('no-such-command ENOENT');
});

test('checks types, tests and dependency rules of the remote, with commands that exist', () => {
  const checks = checksOf('mf-teacher');
  expect(checks.map(({ what }) => what)).toEqual(['Types', 'Tests', 'Dependency rules']);
  for (const { args } of checks) expect([args[0], existsSync(join(root, args[0] ?? ''))]).toEqual([args[0], true]);
});

test('refuses with all problems in one list, each with its remedy; nothing is published [portal.publish-checked]', async () => {
  const source = fakeBuild(folder, 'mf-fake', '1', { chart: ['Chart'] });
  writeFileSync(join(source.dist, 'a.css'), 'nav{display:none}');
  const record = { name: 'mf-fake', shell: '^1', roles: ['TEACHER'], routes: [{ path: '/a' }], menu: [] };
  const remotesDir = join(folder, 'remotes');
  const publishing = publishBuild(
    { ...source, readRemote: () => Promise.resolve({ record, screens: {} }) },
    remotesDir,
    {
      shellDir: fakeShell(folder, { chart: ['Table'] }),
      check: () => failedChecks([check('types', 'console.log("a.ts: error"); process.exit(2)')]),
    },
  );
  await expect(publishing).rejects.toThrow(
    [
      'mf-fake is not published:',
      '  - types:',
      '    a.ts: error',
      '    → npm run types',
      '  - the portal’s shell does not provide “Chart” of chart',
      '    → If a name is misspelt, correct it (npm run typecheck). If the portal’s shell is older than this remote, build and deploy the shell first (npm run build; npm start). If it is newer, update this repository or its SDK. Then publish again.',
      '  - /a has no screen',
      '    → Change record.ts or remote.ts of mf-fake.',
      '  - a.css styles more than the remote’s own elements: nav',
      '    → Build with tools/webpack (it confines style sheets), use @scope, or classes that start with .mf-fake-',
    ].join('\n'),
  );
  expect(readRegistry(remotesDir).remotes).toEqual({});
  expect(existsSync(join(remotesDir, 'mf-fake'))).toBe(false);
});

test('lists a remote.ts that throws among the other problems, with its remedy [portal.publish-checked]', async () => {
  const message = 'mf-fake: no screen for /a';
  const source = { ...fakeBuild(folder, 'mf-fake', '1'), readRemote: () => Promise.reject(new Error(message)) };
  const failedTypes = () => Promise.resolve([{ what: 'Types', remedy: 'npx nx typecheck mf-fake' }]);
  await expect(
    publishBuild(source, join(folder, 'remotes'), { shellDir: fakeShell(folder), check: failedTypes }),
  ).rejects.toThrow(
    [
      'mf-fake is not published:',
      '  - Types',
      '    → npx nx typecheck mf-fake',
      '  - remote.ts throws: mf-fake: no screen for /a',
      '    → Change record.ts or remote.ts of mf-fake.',
    ].join('\n'),
  );
});

test('lists a remote.ts without a remote as its default export, with its remedy [portal.publish-checked]', async () => {
  for (const exported of [undefined, {}]) {
    const source = { ...fakeBuild(folder, 'mf-fake', '1'), readRemote: () => Promise.resolve(exported) };
    await expect(publishBuild(source, join(folder, 'remotes'), { shellDir: fakeShell(folder) })).rejects.toThrow(
      [
        'mf-fake is not published:',
        '  - remote.ts exports no remote',
        '    → Change remote.ts of mf-fake: export default defineRemote({ … }).',
      ].join('\n'),
    );
  }
});

test('refuses to publish when the shell’s list of provided names is missing, and names the file [portal.publish-checked]', async () => {
  const publishing = publishBuild(fakeBuild(folder, 'mf-fake', '1'), join(folder, 'remotes'), { shellDir: folder });
  await expect(publishing).rejects.toThrow(/\.offer\.json is missing: .+ Build again \(npm run build\)\./);
});
