import { root } from '../packages.ts';
import { ChildProcesses } from './child-processes.ts';

const [action = 'dev', ...rest] = process.argv.slice(2);
const args =
  action === 'build' ? ['build', ...rest] : ['dev', '--no-open', '--port', process.env.PORT ?? '6006', ...rest];
const code = await new ChildProcesses().run('Storybook', {
  args: [
    `${root}/node_modules/storybook/dist/bin/dispatcher.js`,
    ...args,
    '--disable-telemetry',
    '--config-dir',
    'storybook/.storybook',
  ],
});
process.exit(code ?? 1);
