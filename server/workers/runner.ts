import { type ChildProcess, fork } from 'node:child_process';

import { refuse, refuseBecause } from '../http/errors.ts';
import type { WorkerMessage, WorkerTask } from './worker-task.ts';

type RunnerOptions = {
  /** The worker's module, which runs a task with `handleTask`. */
  url: URL;
  /** Maximum concurrent workers. */
  maxRunning: number;
  /** Maximum waiting tasks; further ones are refused. */
  maxWaiting: number;
  /** Maximum duration of a task. */
  timeoutMs: number;
  /** Maximum JavaScript heap of a worker, in megabytes. */
  memoryMb: number;
  /** Whether to keep a started worker ready for the next task, which costs 60 MB and saves 200 ms. */
  keepsSpareWorker?: boolean;
  /** The error thrown when a task takes too long or too much memory, or its worker ends. */
  onFailure: () => Error;
};

type RunOptions = {
  /** Called with the progress that the task reports. */
  onProgress?: (done: number) => void;
  /** Ends the worker when aborted. */
  signal?: AbortSignal;
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
 * Runs tasks of unknown cost, each in a separate process, so that they don't block other requests. Threads are not
 * enough: a thread that suddenly allocates beyond its limit ends the whole process.
 * @typeParam Run type of the function that the worker's module passes to `handleTask`
 * @throws 429 when too many tasks wait
 * @throws the error of `onFailure`, the refusal or error that the task throws, or an error when `signal` is aborted
 */
export function createWorkerRunner<Run extends WorkerTask>(options: RunnerOptions) {
  type Task = Parameters<Run>[0] & object;
  type Result = Awaited<ReturnType<Run>>;
  const { url, timeoutMs, memoryMb, keepsSpareWorker, onFailure } = options;
  const inTurn = queue(options);

  const start = () =>
    // The worker gets no secrets of the server. Its output is discarded: when out of memory, Node would print a long
    // report.
    fork(url, [], {
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });

  let spare: ChildProcess | undefined;

  const takeWorker = () => {
    const worker = spare ?? start();
    spare = undefined;
    worker.ref();
    worker.channel?.ref();
    return worker;
  };

  const startSpare = () => {
    const started = (spare ??= start());

    const forget = () => {
      if (spare === started) spare = undefined;
    };

    started.once('error', forget).once('disconnect', forget).unref();
    started.channel?.unref();
  };

  const run = (task: Task, { onProgress, signal }: RunOptions) =>
    new Promise<Result>((resolve, failed) => {
      signal?.throwIfAborted();
      const worker = takeWorker();

      const end = (error: Error) => {
        failed(error);
        worker.kill('SIGKILL');
      };

      const timer = setTimeout(() => end(onFailure()), timeoutMs);
      const stop = () => end(new Error('stopped'));
      signal?.addEventListener('abort', stop, { once: true });
      worker.on('message', (message: WorkerMessage) => {
        if ('progress' in message) onProgress?.(message.progress);
        else if ('done' in message) resolve(message.done as Result);
        else if ('refused' in message) failed(refuseBecause(...message.refused));
        else failed(message.failed);
      });

      const cleanUp = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      };

      worker.on('error', (error) => {
        cleanUp();
        failed(error);
      });
      // `exit` would be too early: it may be emitted before a large result has been read to its end.
      worker.on('disconnect', () => {
        cleanUp();
        if (keepsSpareWorker) startSpare();
        failed(onFailure());
      });
      worker.send(task, (error) => error && failed(onFailure()));
    });

  return (task: Task, options: RunOptions = {}): Promise<Result> => inTurn(() => run(task, options));
}
