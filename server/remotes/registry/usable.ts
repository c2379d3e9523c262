import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { damagedFiles } from './integrity.ts';
import { brokenBy, providedModulesFile } from './needs.ts';
import type { State } from './types.ts';

/** Where the files of a portal are. */
type Folders = {
  readonly remotesDir: string;
  /** Folder with the list of names that the shell provides. */
  readonly shellDir: string;
};

/** Why the version that a change puts in use can't be used. */
export type Unusable = {
  readonly version: string;
  /** Its files that are missing or changed. */
  readonly damaged: readonly string[];
  /** Versions of the remote that need names that the shell lacks, each with those names. */
  readonly broken: readonly string[];
};

/**
 * Checks the version that a change puts in use. Its files must be complete, and the shell must provide what this
 * version and the candidate need. Otherwise its screens would fail, and the portal would not start again
 * [portal.any-version].
 *
 * @returns undefined if it can be used, stays in use as it was, or is disabled or unpublished
 */
export function findUnusable(
  { remotesDir, shellDir }: Folders,
  [before, after]: readonly [State, State],
  name: string,
): Unusable | undefined {
  const [previous, current] = [before, after].map(({ registry }) => registry.remotes[name]);
  if (!current || current.disabled) return undefined;
  if (current.version === previous?.version && current.disabled === previous.disabled) return undefined;
  const damaged = damagedFiles(remotesDir, current);
  // Without the list, as on a machine without the shell, a roll-back must still work.
  const broken = existsSync(join(shellDir, providedModulesFile))
    ? brokenBy(shellDir, after).filter((problem) => problem.startsWith(`${name} `))
    : [];
  return damaged.length || broken.length ? { version: current.version, damaged, broken } : undefined;
}
