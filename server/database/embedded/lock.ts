import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Locks a data folder for this process: two processes on one PGlite folder lose rows without an error. A lock of a dead
 * process is replaced.
 * @returns a function that releases the lock
 * @throws Error when another living process holds the lock, naming the folder, the process and what to do
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(path, 'utf8'));
      if (owner && owner !== process.pid && isAlive(owner)) {
        throw new Error(
          `Le dossier de données ${folder} est déjà utilisé par le processus ${owner}. ` +
            'Arrêtez-le, choisissez un autre DATA_DIR, ou donnez une base PostgreSQL par DATABASE_URL.',
          { cause: error },
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`Le dossier de données ${folder} n’a pas pu être verrouillé. Recommencez.`);
}
