import { Refusal } from './refusal.ts';

/**
 * What a worker does with a task; task and result must be structured-cloneable. `report` sends the progress to the
 * server, in the task's own unit.
 */
export type WorkerTask = (task: never, report: (done: number) => void) => unknown;

/** A message from a worker to the server. */
export type WorkerMessage =
  /** The progress. */
  | { progress: number }
  /** The result of the task. */
  | { done: unknown }
  /** The error that refuses the task. */
  | { refused: [Refusal['code'], string] }
  /** The error of a bug. */
  | { failed: Error };

async function runTask(run: WorkerTask, task: unknown): Promise<WorkerMessage> {
  const report = (progress: number) => void process.send!({ progress } satisfies WorkerMessage);
  try {
    return { done: await run(task as never, report) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: [error.code, error.message] };
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Runs the task that a worker was started for, sends its result or what it threw, and ends. */
export function answerTask(run: WorkerTask): void {
  process.once('disconnect', () => process.exit());
  process.once(
    'message',
    (task: unknown) => void runTask(run, task).then((message) => process.send!(message, () => process.exit())),
  );
}
