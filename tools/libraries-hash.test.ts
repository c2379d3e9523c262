import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-lockfile-'));
afterAll(() => rmSync(folder, { recursive: true }));

function hashOf(packages: Readonly<Record<string, object>>): string {
  const lockfile = join(folder, 'package-lock.json');
  writeFileSync(lockfile, JSON.stringify({ packages }));
  return execFileSync(process.execPath, [join(root, 'tools/libraries-hash.mjs'), lockfile], {
    encoding: 'utf8',
  }).trim();
}

test('the hash changes with the libraries, not with a new workspace package, so a new remote rebuilds no other package [portal.new-remote]', () => {
  const react = { version: '19.3.1', integrity: 'sha512-a' };
  const before = hashOf({ '': { workspaces: ['shell'] }, 'node_modules/react': react });
  const workspace = { 'mf-librarian': { version: '1.0.0' }, 'node_modules/mf-librarian': { link: true } };
  expect(hashOf({ '': { workspaces: ['shell', 'mf-librarian'] }, ...workspace, 'node_modules/react': react })).toBe(
    before,
  );
  expect(hashOf({ 'node_modules/react': { ...react, version: '19.3.2' } })).not.toBe(before);
  expect(hashOf({ 'node_modules/react': react, 'shell/node_modules/clsx': { version: '2.1.1' } })).not.toBe(before);
});
