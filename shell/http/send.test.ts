import { authCalls } from '@memocartes/contract/auth/auth.calls';

import { send } from './send.ts';

const respondWith = (status: number, text: string) => {
  const response = { ok: status < 400, status, headers: new Headers(), json: async () => JSON.parse(text) as unknown };
  globalThis.fetch = (async () => response) as unknown as typeof fetch;
};

test('a successful response whose body is cut off or is not JSON is an error [interface.failures-unchanged]', async () => {
  respondWith(200, '{"user":');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  respondWith(200, '<html>');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
});

test('a proxy’s error page is an error of its status; a response without a body is null', async () => {
  respondWith(502, '<html>');
  await expect(send(authCalls.user)).rejects.toMatchObject({ status: 502, code: 'UNAVAILABLE' });
  respondWith(204, '');
  expect(await send(authCalls.token)).toBeNull();
});
