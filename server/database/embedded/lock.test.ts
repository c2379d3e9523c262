import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-lock-'));
const lock = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(lock, { force: true }));

/** A number that no process of Linux has. */
const deadPid = 2 ** 30;

/** Tries to lock the folder in another process, which lives until `end` is called. */
function lockElsewhere() {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.ts'));
  const code = `const { lockFolder } = await import(${module});
    try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); } catch { console.log('refused'); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = () => {
    child.stdin.end();
    return once(child, 'exit');
  };
  return { outcome: once(child.stdout, 'data').then(([line]) => String(line).trim()), end };
}

test('a lock of a dead process, also an empty one, is replaced and released', () => {
  for (const left of [String(deadPid), '']) {
    writeFileSync(lock, left);
    const release = lockFolder(folder);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(lock)).toBe(false);
  }
});

test('of several processes that replace the lock of a dead one, a single one gets the folder', async () => {
  writeFileSync(lock, String(deadPid));
  const others = Array.from({ length: 4 }, lockElsewhere);
  const outcomes = await Promise.all(others.map(({ outcome }) => outcome));
  expect(outcomes.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
  await Promise.all(others.map(({ end }) => end()));
});

test('a lock that its process has not written yet is not taken for one of a dead process', async () => {
  writeFileSync(lock, '');
  const { outcome, end } = lockElsewhere();
  await new Promise((resolve) => setTimeout(resolve, 100));
  writeFileSync(lock, String(process.pid));
  expect(await outcome).toBe('refused');
  await end();
});
