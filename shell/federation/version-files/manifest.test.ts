import { readRegistry } from '../registry/readRegistry.ts';
import { readManifest } from './manifest.ts';

const version = {
  name: 'mf-teacher',
  shell: '^1',
  roles: [],
  routes: [],
  menu: [],
  version: '1',
  manifest: '/remotes/mf-teacher/1/mf-manifest.json',
} as const;

const respondWith = (body: string, init: ResponseInit) =>
  (globalThis.fetch = jest.fn(async () => ({
    ok: (init.status ?? 200) < 400,
    status: init.status ?? 200,
    headers: new Map([['content-type', (init.headers as Record<string, string>)['content-type']]]),
    json: async () => JSON.parse(body) as unknown,
  })) as unknown as typeof fetch);

const json = { 'content-type': 'application/json; charset=utf-8' };

test('returns the container’s name and the address of its script', async () => {
  const metaData = { globalName: 'mf_teacher_a', remoteEntry: { name: 'entry.js', path: '' } };
  respondWith(JSON.stringify({ name: 'mf_teacher_a', metaData }), { headers: json });
  expect(await readManifest(version)).toEqual({ name: 'mf_teacher_a', entry: '/remotes/mf-teacher/1/entry.js' });
});

test.each([
  ['503 with a JSON body', '{"message":"busy"}', { status: 503, headers: json }, 'answered 503'],
  ['an HTML page', '<!doctype html>', { headers: { 'content-type': 'text/html' } }, 'text/html, not JSON'],
  ['JSON that is not a manifest', '{"message":"busy"}', { headers: json }, 'is no manifest'],
])('refuses %s', async (_, body, init, message) => {
  respondWith(body, init);
  await expect(readManifest(version)).rejects.toThrow(message);
});

test('refuses a malformed registry', async () => {
  respondWith('{"remotes":null}', { headers: json });
  await expect(readRegistry()).rejects.toThrow('malformed');
});
