import { call } from '@memocartes/contract/http/call';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

import { toApiError } from './api-error.ts';
import { api, from, listTags, sessionLost } from './base.ts';
import { deviceApi } from './device.api.ts';
import { homeApi } from './home.api.ts';
import { reachSlice } from './reachability.ts';
import { readRetries, retryDelay } from './retry.ts';

const thingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<unknown, { id: number; name?: string; level?: string[] }>({
      ...from(call('GET', '/things/:id', 'portal:open')),
    }),
    editThing: build.mutation<
      unknown,
      { id: number; name: string } | { id: number; firstname: string; lastname: string }
    >({
      ...from(call('PATCH', '/things/:id', 'portal:open')),
    }),
    /** A call of a student's device. */
    answerThing: build.mutation<unknown, { id: number }>({
      ...from(call('POST', '/things/:id/answers', 'portal:open'), 12_000),
    }),
    closeThing: build.mutation<unknown, { id: number }>({ ...from(call('PATCH', '/things/:id/close', 'portal:open')) }),
    deleteThing: build.mutation<unknown, { id: number }>({ ...from(call('DELETE', '/things/:id', 'portal:open')) }),
  }),
  overrideExisting: true,
});
const { getThing, editThing, answerThing, closeThing, deleteThing } = thingsApi.endpoints;

beforeEach(() => Object.assign(readRetries, { times: 0, firstMs: 1 }));

const responseOf = (status: number, text: string) => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => JSON.parse(text) as unknown,
});

const respondWith = (status: number, text: string) => {
  const sent = jest.fn(async (_url: string, _init: RequestInit) => responseOf(status, text));
  globalThis.fetch = sent as unknown as typeof fetch;
  return sent;
};

function open() {
  const seen: UnknownAction[] = [];

  const watch: Middleware = () => (next) => (action) => {
    seen.push(action as UnknownAction);
    return next(action);
  };

  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [reachSlice.name]: reachSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, watch),
  });
  return { store, lost: () => seen.filter(sessionLost.match).map(({ payload }) => payload) };
}

test('a GET fills in its path and omits empty parameters', async () => {
  const sent = respondWith(200, '{"id":3}');
  const { data } = await open().store.dispatch(getThing.initiate({ id: 3, name: '', level: ['CP', 'CE1'] }));
  expect(data).toEqual({ id: 3 });
  expect(sent.mock.calls[0]![0]).toBe('/api/things/3?level=CP&level=CE1');
  expect(sent.mock.calls[0]![1]).toMatchObject({ credentials: 'same-origin', headers: { 'X-Memocartes': '1' } });
});

test('a write sends the arguments outside its path as JSON, and has no body without such arguments', async () => {
  const sent = respondWith(200, '{}');
  await open().store.dispatch(editThing.initiate({ id: 3, name: 'Zoë' }));
  expect(sent.mock.calls[0]![1]).toMatchObject({ method: 'PATCH', body: '{"name":"Zoë"}' });
  await open().store.dispatch(closeThing.initiate({ id: 3 }));
  expect(sent.mock.calls[1]![1]).not.toHaveProperty('body');
});

test('a write sends a person’s names capitalised [students.names]', async () => {
  const sent = respondWith(200, '{}');
  await open().store.dispatch(editThing.initiate({ id: 3, firstname: 'anne-MARIE ', lastname: 'DE la tour' }));
  expect(sent.mock.calls[0]![1].body).toBe('{"firstname":"Anne-Marie","lastname":"De La Tour"}');
});

test('only a deletion continues after the page is closed', async () => {
  const sent = respondWith(204, '');
  await open().store.dispatch(deleteThing.initiate({ id: 3 }));
  await open().store.dispatch(closeThing.initiate({ id: 3 }));
  expect(sent.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
});

test('the data of a response without a body is null', async () => {
  respondWith(204, '');
  expect(await open().store.dispatch(closeThing.initiate({ id: 3 }))).toEqual({ data: null });
});

test('an error response is returned with its code, message and fields [interface.failures-unchanged]', async () => {
  respondWith(422, '{"statusCode":422,"code":"INVALID","message":"À corriger.","fields":{"name":"Champ requis"}}');
  const { error } = await open().store.dispatch(editThing.initiate({ id: 3, name: '' }));
  expect(error).toEqual({ status: 422, code: 'INVALID', message: 'À corriger.', fields: { name: 'Champ requis' } });
});

test('a proxy’s response instead of the API’s, or no response, is an error too [interface.failures-unchanged]', async () => {
  respondWith(502, '<html>');
  expect((await open().store.dispatch(getThing.initiate({ id: 1 }))).error).toMatchObject({ code: 'UNAVAILABLE' });
  respondWith(403, '{"code":403,"message":"Forbidden"}');
  expect((await open().store.dispatch(getThing.initiate({ id: 1 }))).error).toMatchObject({ code: 'UNEXPECTED' });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await open().store.dispatch(getThing.initiate({ id: 1 }))).error).toMatchObject({
    status: 0,
    code: 'OFFLINE',
  });
});

test('a successful response whose body is cut off or is not JSON is an error; a read is then retried [interface.failures-unchanged]', async () => {
  respondWith(200, '{"id":');
  expect((await open().store.dispatch(editThing.initiate({ id: 1, name: '' }))).error).toMatchObject({
    code: 'OFFLINE',
  });
  readRetries.times = 1;
  const sent = respondWith(200, '<html>');
  expect((await open().store.dispatch(getThing.initiate({ id: 1 }))).error).toMatchObject({ code: 'OFFLINE' });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('dispatches `sessionLost` with the reason when the login session has ended, but not after a wrong password', async () => {
  respondWith(401, '{"statusCode":401,"code":"UNAUTHENTICATED","message":"Expirée"}');
  const expired = open();
  await expired.store.dispatch(getThing.initiate({ id: 1 }));
  expect(expired.lost()).toEqual(['UNAUTHENTICATED']);
  respondWith(401, '{"statusCode":401,"code":"INVALID_CREDENTIALS","message":"Incorrects"}');
  const mistyped = open();
  await mistyped.store.dispatch(getThing.initiate({ id: 1 }));
  expect(mistyped.lost()).toEqual([]);
});

const body503 = '{"statusCode":503,"code":"UNAVAILABLE","message":"Indisponible"}';

test('a read is retried while the API is unavailable', async () => {
  readRetries.times = 3;
  const sent = respondWith(200, '{"id":1}');
  sent.mockResolvedValueOnce(responseOf(503, body503));
  const { store } = open();
  expect((await store.dispatch(getThing.initiate({ id: 1 }))).data).toEqual({ id: 1 });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(store.getState().reach.status).toBe('suspected');
});

test('a read fails after three retries; a write is never retried [interface.unreachable]', async () => {
  readRetries.times = 3;
  const sent = respondWith(503, body503);
  const { store } = open();
  expect((await store.dispatch(getThing.initiate({ id: 1 }))).error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(sent).toHaveBeenCalledTimes(4);
  expect((await store.dispatch(editThing.initiate({ id: 1, name: 'Zoë' }))).error).toMatchObject({ status: 503 });
  expect(sent).toHaveBeenCalledTimes(5);
});

/** A network that sends no response; ends a request only when it is aborted. */
function respondNever() {
  const sent = jest.fn(
    (_url: string, { signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      ),
  );
  globalThis.fetch = sent as unknown as typeof fetch;
  return sent;
}

/** A slow network; a request fails when it is aborted. */
function respondAfter(ms: number, text: string) {
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      setTimeout(() => resolve(responseOf(200, text)), ms);
    })) as unknown as typeof fetch;
}

test('on a silent network a read is aborted after 20 s, retried once, then fails [interface.silent-network]', async () => {
  jest.useFakeTimers();
  readRetries.times = 3;
  const sent = respondNever();
  const { store } = open();
  const read = store.dispatch(getThing.initiate({ id: 1 }));
  await jest.advanceTimersByTimeAsync(7_000);
  expect(store.getState().reach.status).toBe('ok');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.getState().reach.status).toBe('suspected');
  await jest.advanceTimersByTimeAsync(33_000);
  expect((await read).error).toMatchObject({ code: 'OFFLINE' });
  expect(sent).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('on a silent network a write fails after 40 s, later if its body is large, and may have been saved [interface.silent-network]', async () => {
  jest.useFakeTimers();
  respondNever();
  const { store } = open();
  const settled: string[] = [];
  const write = async (name: string) => {
    await store.dispatch(editThing.initiate({ id: 3, name }));
    settled.push(name.slice(0, 3));
  };
  void write('Zoë');
  void write('x'.repeat(80_000));
  await jest.advanceTimersByTimeAsync(39_000);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(settled).toEqual(['Zoë']);
  expect(store.getState().reach.hasUnansweredChange).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(settled).toEqual(['Zoë', 'xxx']);
  jest.useRealTimers();
});

test('a call can have a time limit of its own [interface.silent-network]', async () => {
  jest.useFakeTimers();
  respondNever();
  const answer = open().store.dispatch(answerThing.initiate({ id: 3 }));
  await jest.advanceTimersByTimeAsync(12_000);
  expect((await answer).error).toMatchObject({ code: 'OFFLINE' });
  jest.useRealTimers();
});

test.each([
  ['a tablet', deviceApi.endpoints.attachDevice.initiate({ school_code: '4812' })],
  ['a device at home', homeApi.endpoints.attachHome.initiate({ code: '4812' })],
])(
  'attaching %s waits for a slow response: the server has replaced the token [interface.silent-network]',
  async (_device, attach) => {
    jest.useFakeTimers();
    respondAfter(25_000, '{"status":"READY"}');
    const attached = open().store.dispatch(attach as ReturnType<typeof homeApi.endpoints.attachHome.initiate>);
    await jest.advanceTimersByTimeAsync(25_000);
    expect(await attached).toEqual({ data: { status: 'READY' } });
    jest.useRealTimers();
  },
);

test('a read fails when the body of its response does not arrive [interface.silent-network]', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (async (_url: string, { signal }: RequestInit) => ({
    ...responseOf(200, '{}'),
    json: () => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('cut')))),
  })) as unknown as typeof fetch;
  const read = open().store.dispatch(getThing.initiate({ id: 1 }));
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await read).error).toMatchObject({ code: 'OFFLINE' });
  jest.useRealTimers();
});

test('the retry delay is the server’s Retry-After, else it doubles with each attempt; at most 5 s, plus jitter', () => {
  readRetries.firstMs = 500;
  for (const [attempt, retryAfter, least] of [
    [0, undefined, 500],
    [2, undefined, 2_000],
    [0, 2, 2_000],
    [0, 60, 5_000],
    [9, undefined, 5_000],
  ] as const) {
    const ms = retryDelay(attempt, retryAfter);
    expect(ms).toBeGreaterThanOrEqual(least);
    expect(ms).toBeLessThanOrEqual(least * 1.5);
  }
});

test('Retry-After is read in seconds; a date is ignored', () => {
  expect(toApiError(503, null, '7')).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 });
  expect(toApiError(503, null, 'Mon, 01 Jan 2029 00:00:00 GMT')).not.toHaveProperty('retryAfter');
});

test('a list has its own tag and a tag for each row', () => {
  expect(listTags('student', [{ id: 1 }])).toEqual([
    { type: 'student', id: 'LIST' },
    { type: 'student', id: 1 },
  ]);
  expect(listTags('student', undefined)).toHaveLength(1);
});
