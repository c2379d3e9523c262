import { statfs } from 'node:fs/promises';

import type { Config } from '../config/config.ts';

const bytesPerMegabyte = 1_000_000;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whether the disks of the data and of the published remotes have `DISK_MIN_FREE` megabytes left [portal.health]. */
export async function hasFreeSpace(
  config: Pick<Config, 'DATA_DIR' | 'REMOTES_DIR' | 'DISK_MIN_FREE'>,
): Promise<boolean> {
  const folders = [config.DATA_DIR, config.REMOTES_DIR].filter((folder) => folder !== undefined);
  const free = await Promise.all(
    folders.map(async (folder) => {
      // With DATABASE_URL the portal may have no data folder.
      const stats = await statfs(folder).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return stats ? stats.bavail * stats.bsize : Infinity;
    }),
  );
  return free.every((bytes) => bytes >= config.DISK_MIN_FREE * bytesPerMegabyte);
}
