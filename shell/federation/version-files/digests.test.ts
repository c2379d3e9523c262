import { readAllDigests as readAll, readDigests } from './digests.ts';

const lists: Record<string, object> = {
  '/remotes/mf-x/1/integrity.json': { 'a.js': 'sha384-a', 'b.js': 'sha384-b' },
  '/remotes/mf-x/1/integrity.first.json': { 'a.js': 'sha384-a' },
};
const version = (integrity: Record<string, string>) =>
  ({ name: 'mf-x', version: '1', shell: '^1', roles: [], routes: [], menu: [], manifest: '', integrity }) as const;
const registered = { 'entry.js': 'sha384-e', 'integrity.json': 'sha384-all' };
const both = { ...registered, 'integrity.first.json': 'sha384-first' };

let sent: [string, string | undefined][];

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    sent.push([url, init?.integrity]);
    return { ok: true, json: async () => lists[url] };
  }) as unknown as typeof fetch;
  history.replaceState(null, '', '/Dashboard');
});

test('a version with few files has one list, checked against the registry’s digest', async () => {
  const { integrity, readAllDigests } = await readDigests(version(registered));
  expect(integrity).toEqual({ ...registered, 'a.js': 'sha384-a', 'b.js': 'sha384-b' });
  expect(readAllDigests).toBeUndefined();
  expect(sent).toEqual([['/remotes/mf-x/1/integrity.json', 'sha384-all']]);
});

test('the first screen needs only its own list; the list of all files is read once, on demand', async () => {
  const { integrity, readAllDigests } = await readDigests(version(both));
  expect(integrity).toEqual({ ...both, 'a.js': 'sha384-a' });
  expect(sent).toEqual([['/remotes/mf-x/1/integrity.first.json', 'sha384-first']]);
  expect(await readAllDigests!()).toMatchObject({ 'b.js': 'sha384-b' });
  await readAllDigests!();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(['/remotes/mf-x/1/integrity.json', 'sha384-all']);
});

test('readAllDigests reads only the list of all files, not the list of the first screen', async () => {
  expect(await readAll(version(both))).toMatchObject({ 'a.js': 'sha384-a', 'b.js': 'sha384-b' });
  expect(sent.map(([url]) => url)).toEqual(['/remotes/mf-x/1/integrity.json']);
});

test('a screen other than the first reads both lists in parallel', async () => {
  history.replaceState(null, '', '/messaging/7');
  await readDigests(version(both));
  expect(sent.map(([url]) => url).sort()).toEqual(Object.keys(lists).sort());
});

test('requests a list again after a failure', async () => {
  const { readAllDigests } = await readDigests(version(both));
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(readAllDigests!()).rejects.toThrow('Failed to fetch');
  expect(await readAllDigests!()).toMatchObject({ 'b.js': 'sha384-b' });
});
