import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../packages.ts';
import { ChildProcesses } from './child-processes.ts';

const [name = '', ...rest] = process.argv.slice(2);
if (existsSync(join(root, 'bench', `${name}.ts`))) {
  process.exit((await new ChildProcesses().run(`The ${name} bench`, { args: [`bench/${name}.ts`, ...rest] })) ?? 1);
} else {
  const benches = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  console.error(`There is no bench “${name}”. Benches: ${benches.map((file) => file.slice(0, -3)).join(', ')}.`);
  process.exitCode = 1;
}
