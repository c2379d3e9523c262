import { skippingDeleted } from './index.ts';

const notFound = { status: 404, code: 'NOT_FOUND', message: 'Introuvable.', fields: {} };
const failed = { status: 500, code: 'UNEXPECTED', message: 'Non.', fields: {} };

test('skips deleted items, and continues with the item that failed', async () => {
  const called: number[] = [];
  const answers = [{ error: notFound }, {}, { error: failed }, {}, {}];
  const calls = skippingDeleted([1, 2, 3, 4], async (id) => {
    called.push(id);
    const { error } = answers.shift()!;
    // The errors of the data layer are plain objects.
    // oxlint-disable-next-line typescript/only-throw-error
    if (error) throw error;
    return Promise.resolve(id * 10);
  });
  await expect(calls.run()).rejects.toBe(failed);
  expect([calls.nbDone(), calls.nbMissing()]).toEqual([1, 1]);
  await expect(calls.run()).resolves.toEqual([20, 30, 40]);
  expect([calls.nbDone(), calls.nbMissing()]).toEqual([3, 1]);
  expect(called).toEqual([1, 2, 3, 3, 4]);
});

test('`runAny` fails if every item was deleted; `run` does not', async () => {
  const calls = skippingDeleted([1, 2], async () => Promise.reject(notFound as unknown as Error));
  await expect(calls.runAny()).rejects.toBe(notFound);
  await expect(calls.run()).resolves.toEqual([]);
  expect(calls.nbMissing()).toBe(2);
  await expect(skippingDeleted([], async () => Promise.resolve()).runAny()).resolves.toEqual([]);
});
