import { authCalls } from '@memocartes/contract/auth/auth.calls';

import { send } from './send.ts';

const responseOf = (status: number, text: string) =>
  ({ ok: status < 400, status, headers: new Headers(), json: async () => JSON.parse(text) as unknown }) as Response;

const respondWith = (status: number, text: string) => {
  globalThis.fetch = async () => responseOf(status, text);
};

test('a successful response whose body is cut off or is not JSON is an error [interface.failures-unchanged]', async () => {
  respondWith(200, '{"user":');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  respondWith(200, '<html>');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
});

test('waits for a slow change, which the server may still refuse [interface.silent-network]', async () => {
  jest.useFakeTimers();
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      setTimeout(() => resolve(responseOf(200, '{}')), 25_000);
    })) as typeof fetch;
  const change = send(authCalls.setPassword, { password: 'x', ticket: 'y' });
  const read = send(authCalls.user).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(await change).toEqual({});
  expect(await read).toMatchObject({ code: 'OFFLINE' });
  jest.useRealTimers();
});

test('a proxy’s error page is an error of its status; a response without a body is null', async () => {
  respondWith(502, '<html>');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 502, code: 'UNAVAILABLE' });
  respondWith(204, '');
  expect(await send(authCalls.token)).toBeNull();
});
