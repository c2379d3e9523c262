import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Free space required in memory. Four concurrent test databases took 0.4 GB. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Folder for the data of a test: in memory if the machine has enough free memory, else the system's temporary folder. In memory,
 * creating and deleting a database or a copy of the published remotes takes a tenth of the system time of a disk.
 */
export function temporaryDataDir(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= neededBytes) return memory;
  } catch {
    // Not on Linux, or not allowed for this user.
  }
  return tmpdir();
}
