import { join } from 'node:path';

import { missingModules, providedModulesFile, readModuleNames } from '../../../server/remotes/registry/needs.ts';
import type { ModuleNames } from '../../../server/remotes/registry/types.ts';
import type { Problem } from './problems.ts';

/**
 * Names that the build needs and the shell lacks [portal.newer-shell]. @throws Error when the shell's list is missing
 */
export function shellProblems(needs: ModuleNames, shellDir: string): Problem[] {
  const missing = missingModules(needs, readModuleNames(join(shellDir, providedModulesFile)));
  if (missing.length === 0) return [];
  const remedy =
    'If a name is misspelt, correct it (npm run typecheck). If the portal’s shell is older than this remote, build and deploy the shell first (npm run build; npm start). If it is newer, update this repository or its SDK. Then publish again.';
  return [{ what: `the portal’s shell does not provide ${missing.join(', ')}`, remedy }];
}
