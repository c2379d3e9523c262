import { isChunkFailure, reloadOnce } from './chunkReload.ts';

beforeEach(() => sessionStorage.clear());

test('reloads the page at most once a minute when a chunk is missing [interface.chunk-reload]', () => {
  const reload = jest.fn();
  const now = 1_000_000_000_000;
  expect(reloadOnce(now, reload)).toBe(true);
  expect(reloadOnce(now + 59_000, reload)).toBe(false);
  expect(reloadOnce(now + 60_000, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload if the browser refuses storage, as it would reload forever', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const reload = jest.fn();
  expect(reloadOnce(2_000_000_000_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  refused.mockRestore();
});

test('counts only a missing chunk of the shell as a chunk failure', () => {
  const missingChunk = (path: string) => new Error(`Loading chunk 12 failed.\n(error: http://localhost${path}/a1.js)`);
  expect(isChunkFailure(missingChunk('/assets'))).toBe(true);
  expect(isChunkFailure(new Error('the remote can’t be loaded', { cause: missingChunk('/assets') }))).toBe(true);
  expect(isChunkFailure(new Error('Loading CSS chunk 12 failed.\n(/assets/b2.css)'))).toBe(true);
  expect(isChunkFailure(missingChunk('/remotes/mf-teacher/1.0.0-a'))).toBe(false);
  expect(isChunkFailure(new Error('x is undefined'))).toBe(false);
});
