import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Maximum attempts, up to 20 ms apart. */
const maxTries = 10;
const waitMs = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const lockName = /^lock\.(\d+)$/;
const lockOf = (folder: string, pid: number) => join(folder, `lock.${pid}`);

/** Ids of the other processes, living or dead, that have a lock file in a folder. */
const otherOwners = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((file) => lockName.exec(file)?.[1] ?? [])
    .map(Number)
    .filter((pid) => pid !== process.pid);

/**
 * Locks a data folder for this process: two processes on one PGlite folder lose rows without an error. Each process
 * creates its own lock file, and holds the folder if it then finds no file of another living process. Otherwise it
 * removes its file and tries again: of two processes, at least the later one finds the file of the other.
 * @returns a function that releases the lock
 * @throws Error when another living process holds the lock, naming the folder, the process and what to do
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const release = () => rmSync(lockOf(folder, process.pid), { force: true });
  for (let tries = 1; ; tries += 1) {
    writeFileSync(lockOf(folder, process.pid), '');
    const others = otherOwners(folder);
    const owner = others.find(isAlive);
    if (owner === undefined) {
      for (const dead of others) rmSync(lockOf(folder, dead), { force: true });
      return release;
    }
    release();
    if (tries === maxTries) {
      throw new Error(
        `Le dossier de données ${folder} est déjà utilisé par le processus ${owner}. ` +
          'Arrêtez-le, choisissez un autre DATA_DIR, ou donnez une base PostgreSQL par DATABASE_URL.',
      );
    }
    // If the other process has found the file of this one too, neither holds the folder.
    waitMs(Math.random() * 20);
  }
}
