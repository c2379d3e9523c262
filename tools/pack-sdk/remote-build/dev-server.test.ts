import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serveInPortal } from './dev-server.ts';

const name = 'mf-fake';
const registry = { remotes: { 'mf-teacher': { version: '1' }, [name]: { version: '1' } } };

let folder: string;
let portal: Server;
let received: IncomingMessage[];
let server: Awaited<ReturnType<typeof serveInPortal>>;
let title: string;

const origin = () => `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  title = 'Prêts';
  received = [];
  portal = createServer((request, response) => {
    received.push(request);
    if (request.url === '/remotes/registry.json') response.end(JSON.stringify(registry));
    else if (request.url?.startsWith('/api')) request.pipe(response.writeHead(201, { 'set-cookie': 'a=1' }));
    else response.setHeader('content-type', 'text/html').end('<html><head></head></html>');
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const readRecord = () => Promise.resolve({ name, roles: ['TEACHER'], title });
  server = await serveInPortal({ portal: origin(), name, folder, readRecord, port: 0 });
});

afterEach(async () => {
  await server.close();
  portal.close();
  rmSync(folder, { recursive: true });
});

test('the registry contains the record as it is now, and the portal’s other remotes [portal.own-repository]', async () => {
  const read = async () => await (await fetch(`${server.url}/remotes/registry.json`)).json();
  const entry = { name, roles: ['TEACHER'], version: 'dev', manifest: `/remotes/${name}/dev/mf-manifest.json` };
  expect(await read()).toEqual({ remotes: { ...registry.remotes, [name]: { ...entry, title } } });
  title = 'Emprunts';
  expect(await read()).toMatchObject({ remotes: { [name]: { title: 'Emprunts' } } });
});

test('files of the remote come from its build, and from no other folder', async () => {
  writeFileSync(join(folder, 'entry.js'), 'code');
  const file = await fetch(`${server.url}/remotes/${name}/dev/entry.js`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['text/javascript', 'code']);
  for (const path of ['none.js', '..%2f..%2f..%2fetc%2fpasswd']) {
    expect((await fetch(`${server.url}/remotes/${name}/dev/${path}`)).status).toBe(404);
  }
  expect(received).toEqual([]);
});

test('calls go to the portal as if they came from its own page, with body, status and cookies', async () => {
  const call = (from: string) =>
    fetch(`${server.url}/api/classes?nb_page=1`, { method: 'POST', body: 'text', headers: { origin: from } });
  const answer = await call(server.url);
  expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, 'text', ['a=1']]);
  await call('https://other.example.org');
  expect(received.map(({ url, headers }) => [url, headers.origin])).toEqual([
    ['/api/classes?nb_page=1', origin()],
    ['/api/classes?nb_page=1', 'https://other.example.org'],
  ]);
});

test('a page reloads when the remote was built again', async () => {
  const page = await fetch(`${server.url}/example`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toBe('<html><head><script defer src="/dev/reload.js"></script></head></html>');
  expect(await (await fetch(`${server.url}/dev/reload.js`)).text()).toContain('location.reload()');
  const events = (await fetch(`${server.url}/dev/rebuilds`)).body!.getReader();
  server.reload();
  expect(new TextDecoder().decode((await events.read()).value as Uint8Array)).toBe('data: rebuilt\n\n');
  await events.cancel();
});

test('failures of the remote in development are not reported to the portal', async () => {
  const report = await fetch(`${server.url}/api/remote-reports`, { method: 'POST', body: '{}' });
  expect([report.status, received.length]).toEqual([204, 0]);
});

test('a portal that ends during a response ends the response, not the server', async () => {
  portal.removeAllListeners('request');
  portal.once('request', (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200).write('start');
    setTimeout(() => request.socket.resetAndDestroy());
  });
  const answer = await fetch(`${server.url}/api/account/live`);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await fetch(`${server.url}/dev/reload.js`)).status).toBe(200);
});

test('says which portal can’t be reached', async () => {
  const closed = origin();
  portal.closeAllConnections();
  portal.close();
  await once(portal, 'close');
  const answer = await fetch(`${server.url}/api/classes`);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining(closed)]);
});
