import { fetchWithProgress } from './upload.ts';

class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened: unknown[] = [];
  body = '';
  open = (...opened: unknown[]) => void (this.opened = opened);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = () => '30';
  abort = () => this.onabort?.();
  constructor() {
    FakeRequest.last = this;
  }
  send(body: string) {
    this.body = body;
  }
  respond(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}
beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));

const init = { method: 'POST', body: '{}', headers: { 'X-Memocartes': '1' } };

test('reports the progress of the upload, then resolves with the response', async () => {
  const shares: number[] = [];
  const response = fetchWithProgress('/api/documents', init, (share) => shares.push(share));
  const { last } = FakeRequest;
  last.upload.onprogress?.({ loaded: 25, total: 100 });
  last.upload.onprogress?.({ loaded: 100, total: 100 });
  last.respond(201, '{"id":3}');
  const { ok, status, json, headers } = await response;
  expect({ ok, status, body: await json(), wait: headers.get('retry-after') }).toEqual({
    ok: true,
    status: 201,
    body: { id: 3 },
    wait: '30',
  });
  expect(shares).toEqual([0.25, 1]);
  expect(last.opened).toEqual(['POST', '/api/documents']);
  expect(last.headers).toEqual({ 'x-memocartes': '1' });
});

test('rejects when the server is not reached or the request is aborted', async () => {
  const unreached = fetchWithProgress('/api/documents', init, () => undefined);
  FakeRequest.last.onerror?.();
  await expect(unreached).rejects.toThrow();
  const aborter = new AbortController();
  const aborted = fetchWithProgress('/api/documents', { ...init, signal: aborter.signal }, () => undefined);
  aborter.abort();
  await expect(aborted).rejects.toThrow();
});
