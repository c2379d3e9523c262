import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assertServesRemotes } from '../../server/remotes/registry/needs.ts';
import { changeRemote } from './change-registry.ts';
import { publishBuild } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

let folder: string;
let remotesDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  remotesDir = join(folder, 'remotes');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a shell that lacks names required by published remotes is refused, with a list of these remotes, until they are disabled [portal.older-remotes]', async () => {
  const older = fakeShell(folder, { chart: ['Chart', 'Table'] });
  for (const [name, needed] of [
    ['mf-fake-a', 'Chart'],
    ['mf-fake-b', 'Table'],
  ] as const) {
    await publishBuild(fakeBuild(folder, name, '1', { chart: [needed] }), remotesDir, { shellDir: older });
  }
  expect(() => assertServesRemotes(older, remotesDir)).not.toThrow();

  const newer = fakeShell(folder, { chart: [] });
  expect(() => assertServesRemotes(newer, remotesDir)).toThrow(
    /not started.+\n {2}mf-fake-a 1 needs “Chart” of chart\n {2}mf-fake-b 1 needs “Table” of chart\n/,
  );
  const options = { remotesDir, shellDir: newer, change: { at: new Date().toISOString(), by: 'Ada' } };
  for (const name of ['mf-fake-a', 'mf-fake-b']) await changeRemote('disable', name, options);
  expect(() => assertServesRemotes(newer, remotesDir)).not.toThrow();
  await expect(changeRemote('enable', 'mf-fake-a', options)).rejects.toThrow('mf-fake-a 1 needs “Chart” of chart');
});

test('a portal without remotes starts with any shell', () => {
  expect(() => assertServesRemotes(join(folder, 'none'), remotesDir)).not.toThrow();
});
