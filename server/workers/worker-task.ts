import { Refusal } from './refusal.ts';

/**
 * The function that runs a task in a worker; task and result must be structured-cloneable. `report` sends the progress
 * to the server, in the task's own unit.
 */
export type WorkerTask = (task: never, report: (done: number) => void) => unknown;

/** A message from a worker to the server. */
export type WorkerMessage =
  /** The progress. */
  | { progress: number }
  /** The result of the task. */
  | { done: unknown }
  /** The cause of a `Refusal`, with the values in its message. */
  | { refused: [Refusal['reason'], Refusal['params']] }
  /** Any other error. */
  | { failed: Error };

async function runTask(run: WorkerTask, task: unknown): Promise<WorkerMessage> {
  const report = (progress: number) => void process.send!({ progress } satisfies WorkerMessage);
  try {
    return { done: await run(task as never, report) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: [error.reason, error.params] };
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Runs the task that the server sends to this worker, sends back the result or the error, and exits. */
export function handleTask(run: WorkerTask): void {
  process.once('disconnect', () => process.exit());
  process.once(
    'message',
    (task: unknown) => void runTask(run, task).then((message) => process.send!(message, () => process.exit())),
  );
}
