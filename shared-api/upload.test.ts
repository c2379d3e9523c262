import { call } from '@memocartes/contract/http/call';
import { configureStore } from '@reduxjs/toolkit';

import { api, from, type WithProgress } from './base.ts';
import { reachSlice } from './reachability.ts';
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

test('an upload is aborted after 40 s in which nothing was sent; the whole upload may last longer [interface.silent-network]', async () => {
  jest.useFakeTimers();
  const uploads = api.injectEndpoints({
    endpoints: (build) => ({
      upload: build.mutation<unknown, WithProgress>({ ...from(call('POST', '/documents', 'portal:open')) }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  const upload = store.dispatch(uploads.endpoints.upload.initiate({ onProgress: () => undefined }));
  await jest.advanceTimersByTimeAsync(0);
  const aborted = jest.spyOn(FakeRequest.last, 'abort');
  for (let loaded = 1; loaded < 5; loaded += 1) {
    await jest.advanceTimersByTimeAsync(30_000);
    FakeRequest.last.upload.onprogress?.({ loaded, total: 10 });
  }
  expect(aborted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(41_000);
  expect((await upload).error).toMatchObject({ code: 'OFFLINE' });
  jest.useRealTimers();
});
