import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';

import { withLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-lock-'));
const lockOf = (number: number) => join(folder, `.lock.${number}`);
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
});

test('a process takes the next lock after another process has replaced and removed its lock [portal.publish-at-once]', async () => {
  const { writeFileSync } = fs;
  const write = mock.method(fs, 'writeFileSync', (file: string, ...rest: [string]) => {
    writeFileSync(file, ...rest);
    if (file !== lockOf(1)) return;
    write.mock.restore();
    syncBuiltinESMExports();
    writeFileSync(lockOf(2), 'free');
    // The other process removes older locks between the two checks of this process.
    const { readdirSync } = fs;
    const read = mock.method(fs, 'readdirSync', (path: string) => {
      const names = readdirSync(path);
      read.mock.restore();
      syncBuiltinESMExports();
      rmSync(lockOf(1));
      return names;
    });
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  expect(await withLock(folder, () => readFileSync(lockOf(3), 'utf8'))).toContain(String(process.pid));
  expect(readFileSync(lockOf(3), 'utf8')).toBe('free');
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a lock whose holder could not be written (%s) is deleted [portal.publish-at-once]',
  async (code) => {
    const { writeFileSync } = fs;
    const before = readdirSync(folder);
    mock.method(fs, 'writeFileSync', (file: string, _content: string, options: { flag: string }) => {
      writeFileSync(file, '', options);
      throw Object.assign(new Error(`${code}: write`), { code });
    });
    syncBuiltinESMExports();
    await expect(withLock(folder, () => undefined)).rejects.toThrow(code);
    expect(readdirSync(folder)).toEqual(before);
  },
);
