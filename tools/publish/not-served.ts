import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readRegistry } from '../../server/remotes/registry/files.ts';
import { providedModulesFile } from '../../server/remotes/registry/needs.ts';

/**
 * Why nobody gets the published version yet, and the remedy: a sentence that follows the report of the publication.
 * Empty if people get the version.
 */
export function notServedNote(name: string, remotesDir: string): string {
  // The portal writes this list when it starts.
  if (!existsSync(join(remotesDir, providedModulesFile))) {
    return ' No portal has been started with this folder. If one is running, set REMOTES_DIR to its folder of remotes.';
  }
  if (readRegistry(remotesDir).remotes[name]?.disabled) {
    return ` The remote stays disabled: npm run enable-remote -- ${name}`;
  }
  return '';
}
