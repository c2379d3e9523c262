import { type ChildProcess, spawn } from 'node:child_process';

import { root } from '../rooms.ts';

/** Longest that a process gets to end by itself, in milliseconds; the whole must end within 5 s. */
const grace = 4000;

type Launch = {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly quiet?: boolean;
  /** Starts it again when it ends unexpectedly, up to 5 times a minute, instead of ending everything. */
  readonly restarts?: boolean;
  /** Told each time that it ended unexpectedly. */
  readonly onCrash?: () => void;
  /** A program that does its work and ends: its end ends nothing else. */
  readonly expectsEnd?: boolean;
};

/** Restarts within a minute after which a program is given up. */
const maxRestarts = 5;
const minuteMs = 60_000;
const firstPauseMs = 250;

/** The processes that a command starts: when one of them ends for good, or the command is told to, all do. */
export class Children {
  readonly #running = new Map<string, ChildProcess>();
  readonly #restarts = new Map<string, number[]>();
  #ending = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void this.end(0));
  }

  /** Starts one of the project's programs on its own Node. Its errors are shown, its output unless `quiet`. */
  start(name: string, launch: Launch): ChildProcess {
    const { args, env, quiet, restarts, expectsEnd } = launch;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    });
    this.#running.set(name, child);
    child.on('exit', (code, signal) => {
      this.#running.delete(name);
      if (this.#ending || expectsEnd) return;
      launch.onCrash?.();
      const told = `${name} ended unexpectedly (${code ?? signal})`;
      const pauseMs = restarts ? this.#nextPause(name) : undefined;
      if (pauseMs === undefined) {
        console.error(`${told}.`);
        void this.end(1);
        return;
      }
      console.error(`${told}: it starts again in ${pauseMs / 1000} s.`);
      setTimeout(() => !this.#ending && this.start(name, launch), pauseMs);
    });
    return child;
  }

  /** The process of a program at this moment; undefined between its end and its restart. */
  pidOf = (name: string): number | undefined => this.#running.get(name)?.pid;

  /** How long to wait before a restart, twice as long each time; undefined after too many within a minute. */
  #nextPause(name: string): number | undefined {
    const now = Date.now();
    const recent = (this.#restarts.get(name) ?? []).filter((at) => now - at < minuteMs);
    if (recent.length >= maxRestarts) return undefined;
    this.#restarts.set(name, [...recent, now]);
    return firstPauseMs * 2 ** recent.length;
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
