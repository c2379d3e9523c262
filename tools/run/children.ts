import { type ChildProcess, spawn } from 'node:child_process';

import { root } from '../rooms.ts';

/** Longest that a process gets to end by itself, in milliseconds; the whole must end within 5 s. */
const grace = 4000;

type Launch = { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv; readonly quiet?: boolean };

/** The processes that a command starts: when one of them ends, or the command is told to, all do. */
export class Children {
  readonly #running = new Map<string, ChildProcess>();
  #ending = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.end(0));
  }

  /** Starts one of the project's programs on its own Node. Its errors are shown, its output unless `quiet`. */
  start(name: string, { args, env, quiet }: Launch): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    });
    this.#running.set(name, child);
    child.on('exit', (code) => {
      this.#running.delete(name);
      if (this.#ending) return;
      console.error(`${name} ended unexpectedly (${code ?? 'killed'}).`);
      void this.end(1);
    });
    return child;
  }

  /** Ends every process, by force after 4 s, then this one. */
  async end(code: number): Promise<never> {
    if (!this.#ending) {
      this.#ending = true;
      const ended = [...this.#running.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of this.#running.values()) child.kill('SIGTERM');
      const force = setTimeout(() => this.#running.forEach((child) => child.kill('SIGKILL')), grace);
      await Promise.all(ended);
      clearTimeout(force);
      process.exit(code);
    }
    return new Promise(() => undefined);
  }
}

/** Waits for a program to print `ready <value>`. @throws Error when it ends before. */
export function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const ready = /^ready (\S+)$/m.exec(text);
      if (ready) resolve(ready[1] ?? '');
    });
    child.once('exit', () => reject(new Error(`it ended before it was ready: ${text}`)));
  });
}
