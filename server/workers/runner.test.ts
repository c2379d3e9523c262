import { ApiError, refuse } from '../http/errors.ts';
import { createWorkerRunner } from './runner.ts';
import type { runTask } from './testing/task.worker.ts';

const runnerOf = (overrides: object = {}) =>
  createWorkerRunner<typeof runTask>({
    url: new URL('./testing/task.worker.ts', import.meta.url),
    maxRunning: 1,
    maxWaiting: 1,
    timeoutMs: 20_000,
    memoryMb: 64,
    onFailure: () => refuse('BAD_REQUEST', 'Illisible.'),
    ...overrides,
  });

const run = runnerOf();
const codeOf = (task: Promise<unknown>) =>
  task.then(String, (error: unknown) => (error instanceof ApiError ? error.code : error));

test('passes bytes to and from the worker, but not the environment variables of the server', async () => {
  process.env.SECRET = 'x';
  const result = await run({ kind: 'double', bytes: Uint8Array.of(1, 2) });
  expect(result).toEqual({ doubled: Uint8Array.of(2, 4), secret: null });
});

test('rejects with the cause of the worker’s refusal, or with the message of a bug', async () => {
  await expect(run({ kind: 'refuse' })).rejects.toMatchObject({
    code: 'FILE_SIZE_OVER',
    reason: 'FILE_TOO_MANY_ROWS',
    message: 'Le fichier contient plus de 9 lignes\u00a0: importez-le en plusieurs fois.',
    params: { max: 9 },
  });
  await expect(run({ kind: 'fail' })).rejects.toThrow('a defect');
});

test('a worker that fills its memory or takes too long is killed, and this process survives [asvs:5.2.3]', async () => {
  expect(await codeOf(run({ kind: 'fill' }))).toBe('BAD_REQUEST');
  expect(await codeOf(runnerOf({ timeoutMs: 1_000 })({ kind: 'loop' }))).toBe('BAD_REQUEST');
  expect(await run({ kind: 'double' })).toMatchObject({ secret: null });
});

test('tasks wait in a queue of limited length; further tasks are refused', async () => {
  const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(run({ kind: 'double' }))));
  expect(codes.toSorted()).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', '[object Object]', '[object Object]']);
});
