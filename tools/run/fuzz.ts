import { parseArgs } from 'node:util';

import { ChildProcesses } from './child-processes.ts';

const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 30));
console.log(`Seed ${seed}.`);
const code = await new ChildProcesses().run('The fuzz', {
  args: [
    'node_modules/jest/bin/jest.js',
    '--rootDir',
    'server',
    '--config',
    'server/jest.config.js',
    '--maxWorkers=1',
    '--forceExit',
    'app/fuzz/fuzz.test',
  ],
  env: { FUZZ_RUNS: values.runs ?? '100000', FUZZ_SEED: seed },
});
process.exit(code ?? 1);
