import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { providedModulesFile } from '../remotes/registry/needs.ts';
import { remoteOriginsFile } from '../remotes/registry/origins.ts';

/**
 * Writes two files next to the registry: the modules that the shell provides, and the allowed origins of remotes
 * [portal.own-repository]. They are used to check a remote that another repository publishes. Neither file is served.
 */
export async function describePortal(
  shellDir: string,
  remotesDir: string,
  remoteOrigins: readonly string[],
): Promise<void> {
  await mkdir(remotesDir, { recursive: true });
  await writeFile(join(remotesDir, remoteOriginsFile), JSON.stringify(remoteOrigins));
  await copyFile(join(shellDir, providedModulesFile), join(remotesDir, providedModulesFile)).catch((error: unknown) => {
    // `npm run dev` does not build the shell, so the file may be missing.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
}
