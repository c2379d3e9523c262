import { renderHook } from '@testing-library/react';

import { useRequestId } from './useRequestId.ts';

/** Makes calls through the hook; `lastId` is the id of the latest one. */
function start() {
  const ids: string[] = [];
  const { result, rerender } = renderHook(() => useRequestId());
  const make =
    <Result,>(answer: () => Promise<Result>) =>
    (request_id: string) => {
      ids.push(request_id);
      return answer();
    };
  const lost = () => Promise.reject(new Error('The response was lost.'));
  return {
    ids,
    rerender,
    succeed: (content: object) =>
      result.current(
        content,
        make(() => Promise.resolve({ data: { id: 1 } })),
      ),
    reject: (content: object) => expect(result.current(content, make(lost))).rejects.toThrow('lost'),
    returnError: (content: object) =>
      result.current(
        content,
        make(() => Promise.resolve({ error: { status: 500 } })),
      ),
  };
}

const title = (text: string) => ({ title: text });

test('a call that failed is made again with the same id, also after a render [interface.request-once]', async () => {
  const { ids, reject, returnError, succeed, rerender } = start();
  await reject(title('Rentrée'));
  await returnError(title('Rentrée'));
  rerender();
  await succeed(title('Rentrée'));
  expect(new Set(ids)).toHaveProperty('size', 1);
});

test('changed content gets a new id', async () => {
  const { ids, reject } = start();
  await reject(title('Rentrée'));
  await reject(title('Vacances'));
  await reject(title('Vacances'));
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[1]);
});

test('after a success, the same content gets a new id [interface.request-once]', async () => {
  const { ids, succeed } = start();
  await succeed(title('Rentrée'));
  await succeed(title('Rentrée'));
  expect(ids[1]).not.toBe(ids[0]);
});

test('two concurrent calls with the same content get the same id', async () => {
  const { ids, succeed } = start();
  await Promise.all([succeed(title('Rentrée')), succeed(title('Rentrée'))]);
  expect(ids[1]).toBe(ids[0]);
});
