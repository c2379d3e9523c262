import { setTimeout as pause } from 'node:timers/promises';

type Found<T> = T | false | undefined;
type Options = {
  timeoutMs: number;
  intervalMs?: number;
  /** Message of the error after the timeout. */
  describe: () => string | Promise<string>;
};

/** Polls until `find` returns something other than false and undefined, and returns it. @throws after `timeoutMs` */
export async function waitFor<T>(
  find: () => Found<T> | Promise<Found<T>>,
  { timeoutMs, intervalMs = 25, describe }: Options,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  let result = await find();
  while (result === undefined || result === false) {
    if (Date.now() > end) throw new Error(await describe());
    await pause(intervalMs);
    result = await find();
  }
  return result;
}
