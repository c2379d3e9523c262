import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { watch } from '../../testing/live.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer({ HEADERS_TIMEOUT: 1, REQUEST_TIMEOUT: 2, LIVE_HEARTBEAT: 0.5 })));
afterAll(() => server.close());

/**
 * Sends one byte of a text every 200 ms until the connection is closed.
 * @returns the response, and the time until the close in ms
 */
async function drip(text: string) {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const began = performance.now();
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const byte of text) {
    if (socket.destroyed) break;
    socket.write(byte);
    await pause(200);
  }
  await closed;
  return { response, ms: performance.now() - began };
}

const bodyOf = (response: string) => JSON.parse(response.split('\r\n\r\n')[1]!) as unknown;

test('slow headers and a slow body get 408, while a live stream continues', async () => {
  const teacher = await server.seed.teacher();
  const live = await watch(server.origin, { headers: { authorization: `Bearer ${teacher.token}` } });
  const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${teacher.token}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n`;
  const [slowHead, slowBody] = await Promise.all([
    drip(`${head}X-Slow: ${'a'.repeat(60)}`),
    (async () => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      let response = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined).write(`${head}\r\n`);
      const timer = setInterval(() => socket.write('{'), 300);
      const began = performance.now();
      await closed;
      clearInterval(timer);
      return { response, ms: performance.now() - began };
    })(),
  ]);
  expect(bodyOf(slowHead.response)).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
  expect(slowHead.ms).toBeLessThan(5_000);
  expect(bodyOf(slowBody.response)).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
  expect(slowBody.ms).toBeLessThan(6_000);
  expect(live.hasEnded()).toBe(false);
  live.leave();
}, 20_000);
