import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { npmCommand } from './npm.mjs';

const fileUrl = (name: string) => JSON.stringify(`file://${join(import.meta.dirname, name)}`);

/** `npm start` of a package built like this repository: `bootstrap.mjs` → a command with `ChildProcesses` → a program. */
const files = {
  'package.json': JSON.stringify({ type: 'module', scripts: { start: 'node bootstrap.mjs' } }),
  'bootstrap.mjs': `import { run } from ${fileUrl('spawn.mjs')};
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    process.exitCode = await run(${JSON.stringify(process.execPath)}, ['command.ts'], { stdio, cwd: import.meta.dirname });`,
  'command.ts': `import { ChildProcesses } from ${fileUrl('child-processes.ts')};
    const processes = new ChildProcesses();
    const child = processes.start('The program', { args: [${JSON.stringify('PROGRAM')}] });
    await processes.exitOf(child);
    console.log('a line that must not be printed');`,
  'program.mjs': `process.on('SIGINT', () => {}).on('SIGHUP', () => {}).on('SIGTERM', () => process.exit(3));
    console.log('up ' + process.pid);
    setInterval(() => {}, 1000);`,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spawn-'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text.replace('PROGRAM', join(folder, 'program.mjs')));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const npm = npmCommand(['start', '--silent', '--no-update-notifier']);
const npmStart = [npm.file, ...npm.args];

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a command in a process group of its own and waits until the program has started. */
async function start([file = '', ...args]: readonly string[]) {
  const command = spawn(file, args, { cwd: folder, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const output = { text: '' };
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  const exited = once(command, 'exit');
  const until = Date.now() + 20_000;
  while (!/^up \d+\r?\n/m.test(output.text) && Date.now() < until) await pause(50);
  const pid = Number(/^up (\d+)/m.exec(output.text)?.[1]);
  output.text = '';
  return { command, pid, output, exited };
}

/** Waits up to 5 s for the program to end. */
async function programEnd(pid: number) {
  const until = Date.now() + 5_000;
  while (isAlive(pid) && Date.now() < until) await pause(50);
  return isAlive(pid) ? 'still running' : 'ended';
}

const endGroup = (command: ChildProcess) => {
  try {
    process.kill(-command.pid!, 'SIGKILL');
  } catch {
    // Everything has ended.
  }
};

const stops: [string, (command: ChildProcess) => unknown, ended: [number | null, string | null]][] = [
  ['SIGINT to the whole group (Ctrl-C)', ({ pid }) => process.kill(-pid!, 'SIGINT'), [null, 'SIGINT']],
  ['SIGTERM to npm alone', (npmProcess) => npmProcess.kill('SIGTERM'), [null, 'SIGTERM']],
  ['SIGTERM to the whole group', ({ pid }) => process.kill(-pid!, 'SIGTERM'), [null, 'SIGTERM']],
];

test.each(stops)(
  '%s ends npm start with its children and prints nothing',
  async (_name, stop, ended) => {
    const { command, pid, output, exited } = await start(npmStart);
    try {
      stop(command);
      expect(await programEnd(pid)).toBe('ended');
      expect(await exited).toEqual(ended);
      expect(output.text).toBe('');
    } finally {
      endGroup(command);
    }
  },
  40_000,
);

// `script` of util-linux runs a command in a pseudo-terminal.
const testInTerminal = existsSync('/usr/bin/script') && process.platform === 'linux' ? test : test.skip;

testInTerminal(
  'Ctrl-C in a terminal ends npm start with its children, and only ^C is printed',
  async () => {
    const { command, pid, output, exited } = await start(['script', '-qec', npmStart.join(' '), '/dev/null']);
    try {
      command.stdin.write('\u0003');
      expect(await programEnd(pid)).toBe('ended');
      expect(await exited).toEqual([130, null]);
      expect(output.text.replace('^C', '').trim()).toBe('');
    } finally {
      endGroup(command);
    }
  },
  40_000,
);

testInTerminal(
  'closing the terminal ends npm start with its children',
  async () => {
    const { command, pid } = await start(['script', '-qec', npmStart.join(' '), '/dev/null']);
    command.kill('SIGKILL');
    expect(await programEnd(pid)).toBe('ended');
  },
  40_000,
);
