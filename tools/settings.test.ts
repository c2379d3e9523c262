import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { providedModulesFile } from '../server/remotes/registry/needs.ts';
import { distOf } from './packages.ts';
import { localUrl, portalShellDirOf } from './settings.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4200'],
  ['0.0.0.0', 'http://127.0.0.1:4200'],
  ['::', 'http://127.0.0.1:4200'],
  ['::1', 'http://[::1]:4200'],
  ['portal.local', 'http://portal.local:4200'],
])('a portal that listens on %s is reached at %s', (host, url) => {
  expect(localUrl(host, 4200)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});

test('publishing compares a remote with the shell of the started portal, not with the shell of its own clone [portal.newer-shell]', () => {
  const remotesDir = mkdtempSync(join(tmpdir(), 'settings-'));
  const env = { REMOTES_DIR: remotesDir };
  try {
    expect(portalShellDirOf(env)).toBe(distOf('shell'));
    writeFileSync(join(remotesDir, providedModulesFile), '{}');
    expect(portalShellDirOf(env)).toBe(remotesDir);
    expect(portalShellDirOf({ ...env, SHELL_DIR: '/srv/shell' })).toBe('/srv/shell');
  } finally {
    rmSync(remotesDir, { recursive: true });
  }
});
