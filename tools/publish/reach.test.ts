import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changeRemote } from './change.ts';
import { publishBuild } from './publish.ts';
import { reachNote } from './reach.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

const name = 'mf-fake';

test('a version that nobody gets comes with the reason and the remedy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  try {
    // The list of a shell's names in the folder of remotes is that of a started portal.
    const remotesDir = join(folder, 'shell');
    expect(reachNote(name, remotesDir)).toMatch(/^ No portal has been started .+ name its REMOTES_DIR\.$/);
    const options = { remotesDir, shellDir: fakeShell(folder), change: { at: new Date().toISOString() } };
    await publishBuild(fakeBuild(folder, name, '1'), remotesDir, options);
    expect(reachNote(name, remotesDir)).toBe('');
    await changeRemote('disable', name, options);
    expect(reachNote(name, remotesDir)).toBe(' The remote stays disabled: npm run enable-remote -- mf-fake');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
