import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { changeRemote } from './change-registry.ts';
import { notServedNote } from './not-served.ts';
import { publishBuild } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

const name = 'mf-fake';

test('a published version that nobody gets yet is reported with the reason and the remedy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'not-served-'));
  try {
    // A started portal has the list of its shell's names in its folder of remotes.
    const remotesDir = join(folder, 'shell');
    expect(notServedNote(name, remotesDir)).toMatch(
      /^ No portal has been started .+ set REMOTES_DIR to its folder of remotes\.$/,
    );
    const options = { remotesDir, shellDir: fakeShell(folder), change: { at: new Date().toISOString() } };
    await publishBuild(fakeBuild(folder, name, '1'), remotesDir, options);
    expect(notServedNote(name, remotesDir)).toBe('');
    await changeRemote('disable', name, options);
    expect(notServedNote(name, remotesDir)).toBe(' The remote stays disabled: npm run enable-remote -- mf-fake');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
