import { fork } from 'node:child_process';

import type { ApiError } from '../http/errors.ts';
import { refuse } from '../http/errors.ts';
import type { Answer } from './answer.ts';

export type RunnerOptions = {
  /** The worker's module, which answers with `answerTask`. */ url: URL;
  /** Workers at once. */ maxRunning: number;
  /** Tasks that may wait for one; the next are refused. */ maxWaiting: number;
  /** Longest run of one task. */ timeoutMs: number;
  /** Largest JavaScript heap of a worker, in megabytes. */ memoryMb: number;
  /** What is answered when a task takes too long, too much memory, or its worker ends. */ onFailure: () => ApiError;
};

function queue({ maxRunning, maxWaiting }: Pick<RunnerOptions, 'maxRunning' | 'maxWaiting'>) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting) throw refuse('TOO_MANY_REQUESTS');
    if (running >= maxRunning) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Runs tasks on files of strangers, each in a process of its own: what a file costs in time and memory never holds up other requests. Not
 * in a thread: one that allocates beyond its limit at once ends the whole process.
 * @throws 429 when too many tasks wait; `onFailure`; what the task refuses
 */
export function createWorkerRunner<Task extends object>(options: RunnerOptions): (task: Task) => Promise<unknown> {
  const { url, timeoutMs, memoryMb, onFailure } = options;
  const inTurn = queue(options);
  const run = (task: Task) =>
    new Promise<unknown>((done, failed) => {
      // It gets no secret of the server, and prints nothing: when its memory is full, a report of many lines.
      const worker = fork(url, [], {
        ...{ env: {}, execArgv: [`--max-old-space-size=${memoryMb}`], serialization: 'advanced' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const timer = setTimeout(() => (failed(onFailure()), void worker.kill('SIGKILL')), timeoutMs);
      worker.on('message', (answer: Answer) => {
        if ('done' in answer) done(answer.done);
        else if ('refused' in answer) failed(refuse(...answer.refused));
        else failed(answer.failed);
      });
      worker.on('error', failed);
      worker.on('exit', () => (clearTimeout(timer), failed(onFailure())));
      worker.send(task, (error) => error && failed(onFailure()));
    });
  return (task) => inTurn(() => run(task));
}
