import { configureStore } from '@reduxjs/toolkit';

import { api } from './base.ts';
import { sessionsApi } from './sessions.api.ts';

type Push = (text: string) => void;
type Opened = { push: Push; end: () => void; signal: AbortSignal };

/** `code`: error code of refused streams; `isBlocked`: whether the network responds with its own page in place of a stream. */
type Options = { readonly code?: string; readonly isBlocked?: boolean };

/** A fake API. `opened`: the streams that were requested; `read`: the paths of all other requests. */
function serve(statusOf: () => number = () => 200, { code, isBlocked = false }: Options = {}) {
  const opened: Opened[] = [];
  const read: string[] = [];

  const stream = (signal: AbortSignal) => {
    const parts: (Uint8Array | undefined)[] = [];
    let wake = () => undefined as void;
    let fail = () => undefined as void;
    signal.addEventListener('abort', () => fail());

    const give = (part: Uint8Array | undefined) => {
      parts.push(part);
      wake();
    };

    opened.push({ push: (text) => give(new TextEncoder().encode(text)), end: () => give(undefined), signal });

    const next = async () => {
      if (parts.length === 0) {
        const arrived = Promise.withResolvers<void>();
        wake = arrived.resolve;
        fail = () => arrived.reject(new Error('aborted'));
        await arrived.promise;
      }
      const value = parts.shift();
      return { value, done: !value };
    };

    return { getReader: () => ({ read: next, cancel: async () => give(undefined) }) };
  };

  globalThis.fetch = (async (url: string, { signal }: { signal: AbortSignal }) => {
    if (!url.endsWith('/sessions/live')) {
      read.push(url);
      return { ok: true, status: 200, headers: new Headers(), json: async () => ({ students: [], count: 0 }) };
    }
    const status = statusOf();
    if (status === 0) throw new TypeError('network');
    const headers = new Headers({ 'content-type': isBlocked ? 'text/html' : 'text/event-stream' });
    const json = async () => (code ? { code } : null);
    const body = status < 400 ? stream(signal) : null;
    if (isBlocked) {
      opened.at(-1)!.push('<html></html>');
      opened.at(-1)!.end();
    }
    return { ok: status < 400, status, headers, json, body };
  }) as unknown as typeof fetch;
  return { opened, read };
}

const open = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const { watchSessions, listSessionStudents } = sessionsApi.endpoints;
const subscriptions: { unsubscribe: () => void }[] = [];
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const sessionEvent = (kind: string, id = 41) =>
  `event: session\ndata: {"id":${id},"classes_id":3,"kind":"${kind}"}\n\n`;
/** What the server sends as soon as a connection opens. */
const firstData = 'retry: 2000\n\n';
const students = (id: number) => `/api/sessions/${id}/students`;

/** A page that subscribes to changes and shows the students of sessions 41 and 42. */
async function page(statusOf?: () => number, options?: Options) {
  const served = serve(statusOf, options);
  const { dispatch, getState } = open();
  const watching = dispatch(watchSessions.initiate());
  subscriptions.push(watching);
  for (const id of [41, 42]) void dispatch(listSessionStudents.initiate({ id }));
  await settle();
  served.read.length = 0;
  return { ...served, watching, state: () => watchSessions.select()(getState()).data };
}

const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void jest.useFakeTimers());

afterEach(async () => {
  for (const watching of subscriptions.splice(0)) watching.unsubscribe();
  await settle(5_000);
  setVisibility('visible');
  jest.useRealTimers();
});

test('refetches only the students of the session that changed; a message may arrive in parts', async () => {
  const { opened, read } = await page();
  expect(opened).toHaveLength(1);
  const first = sessionEvent('ANSWERS').slice(0, 20);
  const second = sessionEvent('ANSWERS').slice(20);
  opened[0]!.push(first);
  await settle();
  expect(read).toEqual([]);
  opened[0]!.push(second);
  await settle();
  expect(read).toEqual([students(41)]);
  opened[0]!.push(`: \n\n${sessionEvent('STUDENTS', 42)}`);
  await settle();
  expect(read).toEqual([students(41), students(42)]);
});

test('reconnects after the stream ends and refetches everything', async () => {
  const { opened, read, state } = await page();
  opened[0]!.push('retry: 500\n\n');
  await settle();
  opened[0]!.end();
  await settle();
  expect(state()).toEqual({ isUp: false, nb_cuts: 1 });
  await settle(600);
  expect(opened).toHaveLength(2);
  opened[1]!.push('event: ready\ndata: {}\n\n');
  await settle();
  expect(state()).toEqual({ isUp: true, nb_cuts: 1 });
  expect(read).toEqual([students(41), students(42)]);
});

test('a failing connection is retried immediately when the network is back', async () => {
  let status = 503;
  const { opened, state } = await page(() => status);
  expect(state()).toEqual({ isUp: false, nb_cuts: 1 });
  await settle(5_000);
  expect(opened).toHaveLength(0);
  status = 200;
  dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(1);
  opened[0]!.push(firstData);
  await settle();
  expect(state()).toEqual({ isUp: true, nb_cuts: 1 });
});

test('closes immediately when the network is lost, and reconnects when it is back', async () => {
  const { opened, state } = await page();
  dispatchEvent(new Event('offline'));
  await settle();
  expect(opened[0]!.signal.aborted).toBe(true);
  expect(state()).toMatchObject({ isUp: false });
  dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(2);
  opened[1]!.push(firstData);
  await settle();
  expect(state()).toMatchObject({ isUp: true });
});

test('closes a silent connection and reconnects', async () => {
  const { opened, state } = await page();
  await settle(30_000);
  opened[0]!.push(': \n\n');
  await settle(30_000);
  expect(state()).toMatchObject({ isUp: true });
  await settle(40_000);
  expect(opened.length).toBeGreaterThan(1);
});

test('a connection whose data a proxy holds back is not up, and is retried less and less often', async () => {
  const { opened, state } = await page();
  await settle(40_000);
  expect(state()).toEqual({ isUp: false, nb_cuts: 1 });
  await settle(35_000 * 9);
  expect(state()).toEqual({ isUp: false, nb_cuts: 1 });
  expect(opened.length).toBeLessThan(9);
});

test('a hidden page has no connection; when visible again, it reconnects without counting an interruption', async () => {
  const { opened, state } = await page();
  setVisibility('hidden');
  await settle(5_000);
  expect(opened[0]!.signal.aborted).toBe(true);
  expect(opened).toHaveLength(1);
  setVisibility('visible');
  await settle();
  expect(opened).toHaveLength(2);
  expect(state()).toEqual({ isUp: true, nb_cuts: 0 });
});

test('refetches every 15 s while no stream can be opened, only if the page is visible [sessions.without-stream]', async () => {
  const { read } = await page(() => 503);
  await settle(14_000);
  expect(read).toEqual([]);
  await settle(2_000);
  expect(read).toEqual([students(41), students(42)]);
  setVisibility('hidden');
  await settle(60_000);
  expect(read).toHaveLength(2);
});

test('refetches every 15 s while a stream gives no event, until the first one [sessions.without-stream]', async () => {
  const { opened, read } = await page();
  await settle(16_000);
  expect(read).toEqual([students(41), students(42)]);
  opened.at(-1)!.push('event: ready\ndata: {}\n\n');
  await settle();
  expect(read).toHaveLength(4);
  await settle(30_000);
  expect(read).toHaveLength(4);
});

test('a refused connection is not retried; the queries are refetched at most once', async () => {
  const statusOf = jest.fn(() => 401);
  const { read } = await page(statusOf, { code: 'UNAUTHENTICATED' });
  await settle(60_000);
  expect(statusOf).toHaveBeenCalledTimes(1);
  expect(read.length).toBeLessThanOrEqual(2);
});

test('a connection that a filter of the network refuses is retried, and the queries are refetched [sessions.without-stream]', async () => {
  let status = 403;
  const { opened, read } = await page(() => status);
  await settle(16_000);
  expect(read).toEqual([students(41), students(42)]);
  status = 200;
  await settle(30_000);
  expect(opened).toHaveLength(1);
});

test('a page of the network in place of the stream does not open the connection, which is retried less and less often', async () => {
  const statusOf = jest.fn(() => 200);
  const { state } = await page(statusOf, { isBlocked: true });
  await settle(120_000);
  expect(state()).toEqual({ isUp: false, nb_cuts: 1 });
  expect(statusOf.mock.calls.length).toBeLessThan(10);
});

test('closes when the last subscriber leaves', async () => {
  const { opened, watching } = await page();
  watching.unsubscribe();
  await settle(5_000);
  expect(opened[0]!.signal.aborted).toBe(true);
  await settle(60_000);
  expect(opened).toHaveLength(1);
});
