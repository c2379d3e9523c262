import { runForEach } from './run-for-each.ts';

test('a failed item does not stop the others, and the error contains each failure', async () => {
  const tried: number[] = [];
  const run = async (item: number) => {
    tried.push(item);
    if (item % 2 === 1) throw new Error(`item ${item}`);
  };
  const failure: unknown = await runForEach([1, 2, 3], 'odd items failed', run).catch((error: unknown) => error);
  expect(tried).toEqual([1, 2, 3]);
  expect(failure).toMatchObject({
    message: 'odd items failed',
    errors: [{ message: 'item 1' }, { message: 'item 3' }],
  });
  await expect(runForEach([2, 4], 'odd items failed', run)).resolves.toBeUndefined();
});
