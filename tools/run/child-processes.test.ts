import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const module = join(import.meta.dirname, 'child-processes.ts');

/** Runs a command that starts one process, which prints its process id and then runs the code `program`. */
function run(program: string) {
  const args = JSON.stringify(['-e', `console.log('up ' + process.pid); ${program}`]);
  const script = `import { ChildProcesses } from ${JSON.stringify(module)};
    new ChildProcesses().start('The program', { args: ${args}, restarts: true });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]();
  const pid = async () => Number(/^up (\d+)$/.exec(String((await lines.next()).value))![1]);
  return { command, exited: once(command, 'exit'), pid, errors: () => errors };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('restarts a program that is killed, and ends it within 5 s of SIGTERM', async () => {
  const { command, exited, pid, errors } = run('setInterval(() => {}, 1000)');
  process.kill(await pid(), 'SIGKILL');
  const second = await pid();
  expect(errors()).toContain('The program ended unexpectedly (SIGKILL): it starts again in 0.25 s.');
  const began = Date.now();
  command.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(isAlive(second)).toBe(false);
}, 20_000);

test('gives up on a program after five restarts within a minute', async () => {
  const { exited, errors } = run('process.exit(3)');
  expect(await exited).toEqual([1, null]);
  expect(errors().match(/it starts again/g)).toHaveLength(5);
  expect(errors()).toContain('The program ended unexpectedly (3).\n');
}, 40_000);
