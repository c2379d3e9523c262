import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Result of `act`, or undefined if it fails with the error `code`. */
function unless<T>(code: string, act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (codeOf(error) !== code) throw error;
    return undefined;
  }
}

/** Maximum attempts to read an empty lock, 20 ms apart: after these, its process is considered dead. */
const maxReads = 50;
const waitMs = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Id of the process that holds a lock: 0 if the lock stays empty or is damaged, undefined if it no longer exists. */
function ownerOf(path: string): number | undefined {
  for (let reads = 1; ; reads += 1) {
    const text = unless('ENOENT', () => readFileSync(path, 'utf8'));
    // Another process may just have created the lock, and not written to it yet.
    if (text !== '' || reads === maxReads) return text === undefined ? undefined : Number(text) || 0;
    waitMs(20);
  }
}

/** Removes the lock of a dead process; if another process has replaced this lock meanwhile, the new lock stays. */
function removeStale(path: string, deadOwner: number): void {
  const stale = `${path}.${process.pid}`;
  const isMoved = unless('ENOENT', () => {
    renameSync(path, stale);
    return true;
  });
  if (!isMoved) return;
  if (ownerOf(stale) === deadOwner) rmSync(stale, { force: true });
  else renameSync(stale, path);
}

/**
 * Locks a data folder for this process: two processes on one PGlite folder lose rows without an error. A lock of a dead
 * process is replaced.
 * @returns a function that releases the lock
 * @throws Error when another living process holds the lock, naming the folder, the process and what to do
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (let tries = 0; tries < 3; tries += 1) {
    const file = unless('EEXIST', () => openSync(path, 'wx'));
    if (file !== undefined) {
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    }
    const owner = ownerOf(path);
    if (owner && owner !== process.pid && isAlive(owner))
      throw new Error(
        `Le dossier de données ${folder} est déjà utilisé par le processus ${owner}. ` +
          'Arrêtez-le, choisissez un autre DATA_DIR, ou donnez une base PostgreSQL par DATABASE_URL.',
      );
    if (owner !== undefined) removeStale(path, owner);
  }
  throw new Error(`Le dossier de données ${folder} n’a pas pu être verrouillé. Recommencez.`);
}
