import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readManifest } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['{"format": 1, "kin', '[]', '{"format": 2}'])('refuses a manifest with the text %s', async (text) => {
  const file = join(folder, 'backup.tar');
  writeFileSync(file, 'backup');
  writeFileSync(`${file}.json`, text);
  await expect(readManifest(file)).rejects.toThrow(`${file}.json n’est pas le manifeste d’une sauvegarde.`);
});
