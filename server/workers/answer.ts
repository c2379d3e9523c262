import { Refusal } from './refusal.ts';

/**
 * What a worker does with a task; task and result must be structured-cloneable. `report` sends the progress to the
 * server, in the task's own unit.
 */
export type WorkerTask = (task: never, report: (done: number) => void) => unknown;

/** What a worker sends. */
export type Answer =
  /** The progress. */
  | { progress: number }
  /** The result of the task. */
  | { done: unknown }
  /** The error that refuses the task. */
  | { refused: [Refusal['code'], string] }
  /** The error of a bug. */
  | { failed: Error };

async function answerOf(run: WorkerTask, task: unknown): Promise<Answer> {
  const report = (progress: number) => void process.send!({ progress } satisfies Answer);
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
    (task: unknown) => void answerOf(run, task).then((answer) => process.send!(answer, () => process.exit())),
  );
}
