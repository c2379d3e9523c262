import { downloadCsv, watchDownloads } from './download.ts';

type Saved = { href: string; name: string };

function browser(status: number, body: string, headers: Record<string, string> = {}) {
  const saved: Saved[] = [];
  const fetchMock = jest.fn(async (_url: string, _init: RequestInit) => ({
    ok: status < 400,
    status,
    headers: new Headers(headers),
    blob: async () => new Blob([body]),
    json: async () => JSON.parse(body) as unknown,
  }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  };
  return { saved, fetchMock };
}

test('downloads all filtered rows with the portal’s header, under the server’s file name', async () => {
  const disposition = "attachment; filename*=UTF-8''%C3%A9l%C3%A8ves.csv";
  const { saved, fetchMock } = browser(200, 'Nom', { 'content-disposition': disposition });
  await downloadCsv('/students', { level: ['CP', 'CE1'], search: '', nb_page: 3, nb_items: 20 });
  expect(fetchMock.mock.calls[0]![0]).toBe('/api/students?level=CP&level=CE1&format=csv');
  expect(fetchMock.mock.calls[0]![1]).toMatchObject({ credentials: 'same-origin', headers: { 'X-Memocartes': '1' } });
  expect(saved).toEqual([{ href: 'blob:list', name: 'élèves.csv' }]);
});

test('a download without a login session is reported with the time at which it was sent [accounts.session-expired]', async () => {
  browser(401, '{"statusCode":401,"code":"UNAUTHENTICATED","message":"Non"}');
  const onLost = jest.fn();
  const stop = watchDownloads(onLost);
  const before = Date.now();
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  browser(403, '{"statusCode":403,"code":"FORBIDDEN","message":"Non"}');
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ status: 403 });
  stop();
  expect(onLost.mock.calls).toEqual([['UNAUTHENTICATED', expect.any(Number)]]);
  expect((onLost.mock.calls as [string, number][])[0]![1]).toBeGreaterThanOrEqual(before);
});

test('a connection that breaks during the download causes the error OFFLINE, and nothing is saved', async () => {
  const { saved } = browser(200, 'Nom');
  const brokenBody = { blob: () => Promise.reject(new TypeError('network error')) };
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => Object.assign(await send(...call), brokenBody);
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(saved).toEqual([]);
});

test('an error response or an unreachable server causes an ApiError, and nothing is saved', async () => {
  const { saved } = browser(403, '{"statusCode":403,"code":"FORBIDDEN","message":"Non"}');
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  browser(429, '{"statusCode":429,"code":"TOO_MANY_REQUESTS","message":"Non"}', { 'retry-after': '40' });
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(downloadCsv('/schools')).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(saved).toEqual([]);
});
