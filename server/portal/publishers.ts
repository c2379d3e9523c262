import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { providedModulesFile } from '../remotes/registry/needs.ts';
import { remoteOriginsFile } from '../remotes/registry/origins.ts';

/**
 * Puts beside the registry what teams with repositories of their own compare with before they publish: the list of what the shell provides,
 * and the origins that remotes may come from. Neither is served.
 */
export async function describePortal(
  shellDir: string,
  remotesDir: string,
  remoteOrigins: readonly string[],
): Promise<void> {
  await mkdir(remotesDir, { recursive: true });
  await writeFile(join(remotesDir, remoteOriginsFile), JSON.stringify(remoteOrigins));
  await copyFile(join(shellDir, providedModulesFile), join(remotesDir, providedModulesFile)).catch((error: unknown) => {
    // A shell of `npm run dev` is in no folder.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });
}
