import { isNotFound } from './isNotFound.ts';

/** One call for each of several items, some of which may have been deleted elsewhere. */
export type CallsSkippingDeleted<Result> = {
  /**
   * Makes the calls one after the other. After a failure, it can be run again, and continues with the item that failed.
   * @returns the results for the items that exist @throws the error of a call, except `NOT_FOUND`
   */
  readonly run: () => Promise<readonly Result[]>;
  /** Like `run`. @throws also `NOT_FOUND` if there are items and none of them exists */
  readonly runAny: () => Promise<readonly Result[]>;
  /** Number of calls that have succeeded so far. */
  readonly nbDone: () => number;
  /** Number of items that were not found so far. */
  readonly nbMissing: () => number;
};

/**
 * Prepares a `call` for each of the items; those deleted elsewhere are skipped [interface.deleted-already]. Published
 * remotes use the former name `forExisting`.
 */
export function skippingDeleted<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): CallsSkippingDeleted<Result> {
  const results: Result[] = [];
  const missing: unknown[] = [];

  const run = async () => {
    for (const item of items.slice(results.length + missing.length)) {
      try {
        results.push(await call(item));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        missing.push(error);
      }
    }
    return results;
  };

  const runAny = async () => {
    await run();
    if (missing.length > 0 && results.length === 0) throw missing[0];
    return results;
  };

  return { run, runAny, nbDone: () => results.length, nbMissing: () => missing.length };
}
