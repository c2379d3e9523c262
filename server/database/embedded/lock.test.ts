import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

import { lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-lock-'));
const lock = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => rmSync(lock, { force: true }));

/** A process id above the maximum of Linux. */
const deadPid = 2 ** 30;

/** Tries to lock the folder in another process, which runs until `end` is called. */
function lockElsewhere() {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.ts'));
  const code = `const { lockFolder } = await import(${module});
    console.log('started');
    try { lockFolder(${JSON.stringify(folder)}); console.log('locked'); } catch { console.log('refused'); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const end = () => {
    child.stdin.end();
    return once(child, 'exit');
  };
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const started = lines.next();
  const outcome = started.then(async () => String((await lines.next()).value));
  return { started, outcome, end };
}

test('replaces and releases a lock that is empty, damaged or of a dead process', () => {
  for (const left of [String(deadPid), '', '\0\0\0']) {
    writeFileSync(lock, left);
    const release = lockFolder(folder);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(lock)).toBe(false);
  }
});

test('of several processes that find the lock of a dead process, only one gets the folder', async () => {
  writeFileSync(lock, String(deadPid));
  const others = Array.from({ length: 4 }, lockElsewhere);
  const outcomes = await Promise.all(others.map(({ outcome }) => outcome));
  expect(outcomes.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
  await Promise.all(others.map(({ end }) => end()));
});

test('waits until a new lock, which is still empty, contains its process', async () => {
  writeFileSync(lock, '');
  const { started, outcome, end } = lockElsewhere();
  await started;
  await pause(100);
  writeFileSync(lock, String(process.pid));
  expect(await outcome).toBe('refused');
  await end();
});
