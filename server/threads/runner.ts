import { Worker } from 'node:worker_threads';
import { refuse } from '../http/errors.ts';
import type { ApiError } from '../http/errors.ts';
import type { Refusal } from './refusal.ts';

type Answer = { done: unknown } | { refused: [Refusal['code'], string] };

export type RunnerOptions = {
  /** The thread's module, which answers with `answerTask`. */ url: URL;
  /** Threads at once in one process. */ maxRunning: number;
  /** Tasks that may wait for one; the next are refused. */ maxWaiting: number;
  /** Longest run of one task. */ timeoutMs: number;
  /** Largest JavaScript heap of a thread, in megabytes. */ memoryMb: number;
  /** What is answered when a task takes too long, too much memory, or its thread ends. */ onFailure: () => ApiError;
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
 * Runs tasks on files of strangers, each in a thread of its own: what a file costs in time and memory never holds up other requests.
 * @throws 429 when too many tasks wait; `onFailure`; what the task refuses
 */
export function createThreadRunner<Task>(options: RunnerOptions): (task: Task) => Promise<unknown> {
  const { url, timeoutMs, memoryMb, onFailure } = options;
  const inTurn = queue(options);
  const run = (task: Task) =>
    new Promise<unknown>((done, failed) => {
      const worker = new Worker(url, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
      const timer = setTimeout(() => (failed(onFailure()), void worker.terminate()), timeoutMs);
      worker.on('message', (answer: Answer) => {
        if ('done' in answer) done(answer.done);
        else failed(refuse(...answer.refused));
      });
      worker.on('error', (error: Error & { code?: string }) =>
        failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? onFailure() : error),
      );
      worker.on('exit', () => (clearTimeout(timer), failed(onFailure())));
    });
  return (task) => inTurn(() => run(task));
}
