/**
 * Runs a part of a job for each item, one after the other; a failure of one does not stop the others.
 * @throws AggregateError of the failures with this message, once every item was tried
 */
export async function runForEach<Item>(
  items: Iterable<Item>,
  message: string,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, message);
}
