import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readRegistry } from '../../server/remotes/registry/files.ts';
import { providedModulesFile } from '../../server/remotes/registry/needs.ts';

/** Says why nobody gets a published version yet, after the line that reports it; empty if people get it. */
export function reachNote(name: string, remotesDir: string): string {
  // The portal writes this list when it starts.
  if (!existsSync(join(remotesDir, providedModulesFile)))
    return ' No portal has been started with this folder: if one is running, name its REMOTES_DIR.';
  if (readRegistry(remotesDir).remotes[name]?.disabled)
    return ` The remote stays disabled: npm run enable-remote -- ${name}`;
  return '';
}
