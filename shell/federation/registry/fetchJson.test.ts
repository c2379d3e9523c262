import { fetchJson, UnreachableFile } from './fetchJson.ts';

const url = '/remotes/registry.json';
const respondWith = (json: () => Promise<unknown>) => {
  const response = { ok: true, headers: new Headers({ 'content-type': 'application/json' }), json };
  globalThis.fetch = async () => response as Response;
};

test('distinguishes a file that does not arrive completely from a file that is not JSON', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchJson(url)).rejects.toThrow(UnreachableFile);
  respondWith(() => Promise.reject(new DOMException('signal timed out', 'TimeoutError')));
  await expect(fetchJson(url)).rejects.toThrow(UnreachableFile);
  respondWith(async () => JSON.parse('{"remotes":') as unknown);
  await expect(fetchJson(url)).rejects.toThrow(SyntaxError);
});
