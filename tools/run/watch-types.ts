import { join } from 'node:path';

import { packageDir, root } from '../packages.ts';
import type { ChildProcesses } from './child-processes.ts';

/**
 * Prints the type errors of packages as their files are written, in addition to the hot build, which checks no types.
 */
export function watchTypes(processes: ChildProcesses, packages: readonly string[]): void {
  for (const name of packages) {
    const project = join(packageDir(name), 'tsconfig.json');
    processes.start(`Types of ${name}`, {
      args: [
        join(root, 'node_modules/typescript-native/bin/tsc'),
        '--noEmit',
        '--watch',
        '--preserveWatchOutput',
        '-p',
        project,
      ],
      expectsEnd: true,
    });
  }
}
