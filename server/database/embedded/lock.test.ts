import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mock } from 'node:test';

import { lockFolder } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'memocartes-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const clear = () => readdirSync(folder).forEach((file) => rmSync(join(folder, file)));
afterEach(clear);

const lockOf = (pid: number) => join(folder, `lock.${pid}`);
/** A process id above the maximum of Linux. */
const deadPid = 2 ** 30;

/** Tries to lock the folder in another process, which runs until `end` is called. */
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

  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { outcome: lines.next().then(({ value }) => String(value)), end };
}

test('takes and releases a folder locked by a dead process, or by an earlier process with the same id', () => {
  for (const left of [deadPid, process.pid]) {
    writeFileSync(lockOf(left), '');
    const release = lockFolder(folder);
    expect(readdirSync(folder)).toEqual([`lock.${process.pid}`]);
    release();
    expect(existsSync(lockOf(process.pid))).toBe(false);
  }
});

test('refuses a folder that another living process holds, and names the process', () => {
  writeFileSync(lockOf(process.ppid), '');
  expect(() => lockFolder(folder)).toThrow(`déjà utilisé par le processus ${process.ppid}.`);
  expect(readdirSync(folder)).toEqual([`lock.${process.ppid}`]);
});

test('of several processes that find the lock of a dead process, only one gets the folder', async () => {
  writeFileSync(lockOf(deadPid), '');
  const others = Array.from({ length: 4 }, lockElsewhere);
  const outcomes = await Promise.all(others.map(({ outcome }) => outcome));
  expect(outcomes.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
  await Promise.all(others.map(({ end }) => end()));
});

describe('three processes', () => {
  const ownPid = process.pid;
  /** Two more processes, which `process.kill` reports as living; this process plays all three. */
  const second = deadPid + 1;
  const third = deadPid + 2;
  const calls = ['readdirSync', 'rmSync', 'writeFileSync'] as const;
  const setPid = (value: number) => Object.defineProperty(process, 'pid', { value, configurable: true });
  let beforeCall = () => {};

  beforeAll(() => {
    mock.method(Atomics, 'wait', () => 'timed-out');
    mock.method(process, 'kill', (pid: number) => {
      if (pid === deadPid) throw new Error('no such process');
      return true;
    });
    for (const name of calls) {
      const original = fs[name] as (...args: readonly unknown[]) => unknown;
      mock.method(fs, name, (...args: readonly unknown[]) => {
        beforeCall();
        return original(...args);
      });
    }
    syncBuiltinESMExports();
  });

  afterAll(() => {
    mock.restoreAll();
    syncBuiltinESMExports();
  });

  /** Whether a process gets the folder; `during` runs before each file operation. */
  function locks(pid: number, during: () => void = () => {}): boolean {
    const caller = process.pid;
    const paused = beforeCall;
    setPid(pid);
    beforeCall = () => {
      beforeCall = () => {};
      const self = process.pid;
      during();
      setPid(self);
      beforeCall = resume;
    };
    const resume = beforeCall;
    try {
      lockFolder(folder);
      return true;
    } catch {
      return false;
    } finally {
      beforeCall = paused;
      setPid(caller);
    }
  }

  test.each(['the lock of a dead process', 'no lock'])(
    'never hold a folder together, whenever each of them starts, if there was %s',
    (left) => {
      let isReached = true;
      for (let at = 1; isReached; at += 1) {
        for (let later = at; later < at + 12; later += 1) {
          clear();
          if (left !== 'no lock') writeFileSync(lockOf(deadPid), '');
          let step = 0;
          let nbHolders = 0;
          const own = locks(ownPid, () => {
            step += 1;
            if (step === at) nbHolders += Number(locks(second));
            if (step === later) nbHolders += Number(locks(third));
          });
          nbHolders += Number(own);
          expect({ at, later, isHeldTwice: nbHolders > 1 }).toEqual({ at, later, isHeldTwice: false });
          isReached = step >= at;
        }
      }
    },
  );
});
