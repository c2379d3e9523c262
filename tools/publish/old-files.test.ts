import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRegistry } from '../../server/remotes/registry/files.ts';
import { publishBuild } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

const folder = mkdtempSync(join(tmpdir(), 'old-files-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a version is published even if files of old versions can’t be deleted; a warning says why [portal.old-files]', async () => {
  const remotesDir = join(folder, 'remotes');
  mkdirSync(join(remotesDir, 'mf-fake'), { recursive: true });
  // A folder that another process has deleted meanwhile, or that this user may not read.
  symlinkSync(join(folder, 'gone'), join(remotesDir, 'mf-fake', '0'));
  const published = await publishBuild(fakeBuild(folder, 'mf-fake', '1'), remotesDir, { shellDir: fakeShell(folder) });
  expect(published).toMatchObject({
    outcome: 'published',
    warning: expect.stringMatching(
      /^Files of old versions of mf-fake stay, until its next publication: ENOENT/,
    ) as string,
  });
  expect(readRegistry(remotesDir).remotes['mf-fake']?.version).toBe('1');
});
