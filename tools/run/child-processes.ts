import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { root } from '../packages.ts';

/**
 * Time in milliseconds after which a process that was asked to end is killed. The whole command thus ends within 5 s.
 */
const killAfterMs = 4_000;

type Launch = {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly quiet?: boolean;
  /** Restarts the program when it ends unexpectedly, up to 5 times a minute, instead of ending every program. */
  readonly restarts?: boolean;
  /** Called each time the program ends unexpectedly. */
  readonly onCrash?: () => void;
  /** The program is expected to end; its end does not end the other programs. */
  readonly expectsEnd?: boolean;
};

/** Maximum restarts within a minute; after these, the program is not started again. */
const maxRestarts = 5;
const minuteMs = 60_000;
const firstRestartDelayMs = 250;
/**
 * Delay in milliseconds before an end is treated as unexpected. A signal to the whole process group may end a program
 * before this process receives the signal.
 */
const signalDelayMs = 100;

/**
 * The processes that a command starts. If a process ends unexpectedly and is not restarted, or if the command is asked
 * to stop, all processes are ended.
 */
export class ChildProcesses {
  readonly #running = new Map<string, ChildProcess>();
  readonly #restarts = new Map<string, number[]>();
  #ending = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.end(0));
    // `bootstrap.mjs` has ended: it was killed, or its terminal was closed.
    process.on('disconnect', () => void this.end(0));
    process.channel?.unref();
    // Output to a closed terminal or pipe must not end the command with a stack trace.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  }

  /** Starts a program of the project on the project's Node. Prints its errors, and its output unless `quiet`. */
  start(name: string, launch: Launch): ChildProcess {
    const { args, env, quiet } = launch;
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    });
    this.#running.set(name, child);
    child.on('exit', (code, signal) => void this.#onExit(name, launch, code ?? signal));
    return child;
  }

  /** Restarts a program that ended unexpectedly, or else ends all others. */
  async #onExit(name: string, launch: Launch, reason: number | string | null): Promise<void> {
    this.#running.delete(name);
    if (launch.expectsEnd) return;
    await pause(signalDelayMs);
    if (this.#ending) return;
    launch.onCrash?.();
    const report = `${name} ended unexpectedly (${reason})`;
    const delayMs = launch.restarts ? this.#nextRestartDelay(name) : undefined;
    if (delayMs === undefined) {
      console.error(`${report}.`);
      return this.end(1);
    }
    console.error(`${report}: it starts again in ${delayMs / 1000} s.`);
    setTimeout(() => !this.#ending && this.start(name, launch), delayMs);
  }

  /** Runs a program that is expected to end. @returns its exit code; null if a signal ended it */
  run(name: string, launch: Omit<Launch, 'expectsEnd'>): Promise<number | null> {
    return this.exitOf(this.start(name, { ...launch, expectsEnd: true }));
  }

  /**
   * The exit code of a program; null if a signal ended it. Never settles if the command is asked to stop: the same
   * signal may have ended the program first.
   */
  async exitOf(child: ChildProcess): Promise<number | null> {
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) await pause(signalDelayMs);
    return this.#ending ? new Promise(() => undefined) : code;
  }

  /** Process id of a program; undefined between its end and its restart. */
  pidOf(name: string): number | undefined {
    return this.#running.get(name)?.pid;
  }

  /** Delay before a restart in milliseconds, doubled each time; undefined after too many restarts within a minute. */
  #nextRestartDelay(name: string): number | undefined {
    const now = Date.now();
    const recent = (this.#restarts.get(name) ?? []).filter((at) => now - at < minuteMs);
    if (recent.length >= maxRestarts) return undefined;
    this.#restarts.set(name, [...recent, now]);
    return firstRestartDelayMs * 2 ** recent.length;
  }

  /** Ends every process (SIGKILL after 4 s), then this one. */
  async end(code: number): Promise<never> {
    if (!this.#ending) {
      this.#ending = true;
      // An expected exit is not a failure, so no other listener may report it.
      const exits = [...this.#running.values()].map((child) => once(child.removeAllListeners('exit'), 'exit'));
      for (const child of this.#running.values()) child.kill('SIGTERM');
      const force = setTimeout(() => this.#running.forEach((child) => child.kill('SIGKILL')), killAfterMs);
      await Promise.all(exits);
      clearTimeout(force);
      process.exit(code);
    }
    return new Promise(() => undefined);
  }
}

/**
 * Waits for a program to print `ready <value>`. `exit`: settles when the program has ended.
 * @returns the value @throws Error when the program ends before
 */
export function readyValue(child: ChildProcess, exit: Promise<unknown> = once(child, 'exit')): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const ready = /^ready (\S+)$/m.exec(text);
      if (ready) resolve(ready[1] ?? '');
    });
    void exit.then(() => reject(new Error(`it ended before it was ready: ${text}`)));
  });
}
