import { Refusal } from './refusal.ts';

/** What a worker sends: its result, what it refuses, or the error of a defect. */
export type Answer = { done: unknown } | { refused: [Refusal['code'], string] } | { failed: unknown };

async function answerOf<Task>(run: (task: Task) => unknown, task: Task): Promise<Answer> {
  try {
    return { done: await run(task) };
  } catch (error) {
    return error instanceof Refusal ? { refused: [error.code, error.message] } : { failed: error };
  }
}

/** Runs the task that a worker was started for, sends its result or what it threw, and ends. */
export function answerTask<Task>(run: (task: Task) => unknown): void {
  process.once('disconnect', () => process.exit());
  process.once(
    'message',
    (task: Task) => void answerOf(run, task).then((answer) => process.send!(answer, () => process.exit())),
  );
}
