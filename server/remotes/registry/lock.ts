import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds after which a process that waits for the same lock considers the lock's holder dead. The longest change,
 * the copy of a build, takes much less. Each waiting process measures this time itself, as the clocks of machines and
 * file systems differ.
 */
const maxHeldMs = 30_000;
const timeoutMs = 60_000;
const pollIntervalMs = 25;

const lockName = /^\.lock\.(\d+)$/;
const fileOf = (folder: string, number: number): string => join(folder, `.lock.${number}`);

const newest = (folder: string): number =>
  Math.max(0, ...readdirSync(folder).map((file) => Number(lockName.exec(file)?.[1] ?? 0)));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a lock is released, or its holder was a process of this machine that has ended. */
function isFree(file: string): boolean {
  try {
    const [pid, host] = readFileSync(file, 'utf8').split(' ');
    return pid === 'free' || (host === hostname() && !isRunning(Number(pid)));
  } catch {
    return false; // Another process has just replaced the lock.
  }
}

/** Creates a file that must not exist. @returns whether this process created it */
function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // A full disk or quota leaves the file without its holder: other processes would wait until they consider it dead.
    if (code === 'ENOSPC' || code === 'EDQUOT') rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Runs `act` synchronously under a lock shared by all processes and machines that use the folder
 * [portal.publish-at-once]. Locks are numbered files, of which the newest counts. A process that finds it released, or
 * its holder dead, creates the next file. Each file can be created only once, so only one process replaces the lock of
 * a killed process.
 *
 * @throws Error after a minute without the lock
 */
export async function withLock<T>(folder: string, act: (assertHeld: () => void) => T): Promise<T> {
  const start = performance.now();
  let seen = { number: 0, at: start };
  for (;;) {
    const last = newest(folder);
    const now = performance.now();
    if (last !== seen.number) seen = { number: last, at: now };
    const own = last + 1;
    if ((last === 0 || now - seen.at > maxHeldMs || isFree(fileOf(folder, last))) && create(fileOf(folder, own))) {
      if (newest(folder) === own) return runHeld(folder, own, act);
      // Another process has created a newer lock meanwhile, and may have removed this one.
      rmSync(fileOf(folder, own), { force: true });
    }
    if (now - start > timeoutMs) {
      throw new Error(`${folder} stays locked: is ${fileOf(folder, newest(folder))} a leftover?`);
    }
    await pause(pollIntervalMs * (0.5 + Math.random()));
  }
}

function runHeld<T>(folder: string, own: number, act: (assertHeld: () => void) => T): T {
  const assertHeld = () => {
    if (newest(folder) !== own) throw new Error(`The lock of ${folder} was lost: nothing more was written. Try again.`);
  };

  try {
    for (const file of readdirSync(folder)) {
      const number = Number(lockName.exec(file)?.[1] ?? own);
      if (number < own) rmSync(fileOf(folder, number), { force: true });
    }
    return act(assertHeld);
  } finally {
    if (newest(folder) === own) writeFileSync(fileOf(folder, own), 'free');
  }
}
