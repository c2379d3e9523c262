import { parentPort } from 'node:worker_threads';
import { Refusal } from './refusal.ts';

/** Runs a thread's task and posts its result, or the refusal that it threw; any other error ends the thread. */
export async function answerTask(run: () => unknown): Promise<void> {
  try {
    parentPort!.postMessage({ done: await run() });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parentPort!.postMessage({ refused: [error.code, error.message] });
  }
}
