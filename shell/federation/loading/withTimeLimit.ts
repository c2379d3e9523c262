/**
 * Runs a task with a time limit; the task can stop when `isOver` returns true.
 * @throws Error when the time passes first
 */
export async function withTimeLimit<T>(limitMs: number, task: (isOver: () => boolean) => Promise<T>): Promise<T> {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new Error(`not loaded within ${limitMs / 1000} s`));
    }, limitMs);
  });
  try {
    return await Promise.race([task(() => isOver), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
