import { isNotFound } from './isNotFound.ts';

/** Calls for several records, of which some may have been deleted elsewhere. */
export type ExistingCalls<Result> = {
  /**
   * Calls for one record after the other. After a failure, it can be called again, and continues with the record that
   * failed.
   * @returns the results for the records that exist @throws the error of a call, except `NOT_FOUND`
   */
  readonly run: () => Promise<readonly Result[]>;
  /** The same as `run`. @throws also `NOT_FOUND` if none of the records exists */
  readonly runAny: () => Promise<readonly Result[]>;
  /** Number of records that were called for so far, without the deleted ones. */
  readonly nbDone: () => number;
  /** Number of records so far that turned out to be deleted. */
  readonly nbMissing: () => number;
};

/** Prepares `call` for each of these records; records that were deleted elsewhere are skipped. */
export function forExisting<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): ExistingCalls<Result> {
  const results: Result[] = [];
  const missing: unknown[] = [];
  const run = async () => {
    for (const item of items.slice(results.length + missing.length))
      try {
        results.push(await call(item));
      } catch (error) {
        if (!isNotFound(error)) throw error;
        missing.push(error);
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
