import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../packages.ts';

/** Packages whose tests Nx runs if a file changes. */
function affectedBy(file: string): string[] {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const output = execFileSync(process.execPath, [nx, 'show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return (JSON.parse(output) as string[]).map((name) => name.replace('@memocartes/', '')).sort();
}

test('a change of one remote runs its tests and those of the whole repository, not those of other packages', () => {
  expect(affectedBy('mf-follower/dashboard/DashboardPage.tsx')).toEqual(['mf-follower', 'tools']);
  // The shell's tests read the records of all remotes.
  expect(affectedBy('mf-follower/record.ts')).toEqual(['mf-follower', 'shell', 'tools']);
}, 60_000);
