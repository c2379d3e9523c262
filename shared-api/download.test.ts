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

test('a download is aborted after 60 s without a part of the file, not while parts arrive [interface.silent-network]', async () => {
  jest.useFakeTimers();
  const { saved, fetchMock } = browser(200, 'Nom');
  const send = globalThis.fetch;
  const pushed: ((part: { done: boolean; value?: Uint8Array }) => void)[] = [];
  const read = () =>
    new Promise((resolve, reject) => {
      pushed.push(resolve);
      fetchMock.mock.lastCall![1].signal!.addEventListener('abort', () => reject(new Error('aborted')));
    });
  globalThis.fetch = async (...call) => Object.assign(await send(...call), { body: { getReader: () => ({ read }) } });

  const stopped = downloadCsv('/schools');
  const refusal = expect(stopped).rejects.toMatchObject({ code: 'OFFLINE' });
  for (let part = 0; part < 3; part += 1) {
    await jest.advanceTimersByTimeAsync(50_000);
    pushed.at(-1)!({ done: false, value: new Uint8Array([65]) });
  }
  await jest.advanceTimersByTimeAsync(60_000);
  await refusal;
  expect([pushed.length, saved]).toEqual([4, []]);

  const whole = downloadCsv('/schools');
  await jest.advanceTimersByTimeAsync(0);
  pushed.at(-1)!({ done: true });
  await whole;
  expect(saved).toHaveLength(1);
  jest.useRealTimers();
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
