import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';

import { type OnAccountEvent, useAccountEvents, useSettledAccountEvents } from './account-live.api.ts';
import { api, refetchAll, sessionLost } from './base.ts';

type Opened = { push: (text: string) => void; signal: AbortSignal };

/** A fake API with streams. @returns the streams that were opened */
function serve(status = 200, code?: string): Opened[] {
  const opened: Opened[] = [];
  globalThis.fetch = (async (url: string, { signal }: { signal: AbortSignal }) => {
    expect(url).toBe('/api/account/live');
    let push: (text: string) => void = () => undefined;
    const parts: string[] = [];

    const next = async () => {
      if (parts.length === 0) await new Promise<void>((done) => (push = () => done()));
      return { value: new TextEncoder().encode(parts.shift()), done: false };
    };

    const send = (text: string) => {
      parts.push(text);
      push(text);
    };

    opened.push({ push: send, signal });
    const json = async () => ({ code });

    return {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'text/event-stream' }),
      json,
      body: { getReader: () => ({ read: next, cancel: async () => undefined }) },
    };
  }) as unknown as typeof fetch;
  return opened;
}

function Reader({ onEvent }: { readonly onEvent: OnAccountEvent }) {
  return <p>{String(useAccountEvents(onEvent).isUp)}</p>;
}

const onAction = jest.fn<void, [unknown]>();

const recordActions: Middleware = () => (next) => (action) => {
  onAction(action);
  return next(action);
};

const mount = (...readers: OnAccountEvent[]) => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, recordActions),
  });

  const page = (shown: OnAccountEvent[]) => (
    <Provider store={store}>
      {shown.map((onEvent, index) => (
        <Reader key={index} onEvent={onEvent} />
      ))}
    </Provider>
  );

  const view = render(page(readers));
  return { ...view, show: (...shown: OnAccountEvent[]) => view.rerender(page(shown)) };
};

const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const message = 'event: chat\ndata: {"chat_id":7,"kind":"MESSAGE"}\n\n';

test('all components of a page share one connection, and each receives every event', async () => {
  const opened = serve();
  const first = jest.fn();
  const second = jest.fn();
  const { unmount } = mount(first, second);
  await settle();
  expect(opened).toHaveLength(1);
  opened[0]!.push(`event: ready\ndata: {}\n\n${message}${message}event: notifications\ndata: {}\n\n`);
  await settle();
  const all = [
    { event: 'ready' },
    { event: 'chat', chat_id: 7, kind: 'MESSAGE' },
    { event: 'chat', chat_id: 7, kind: 'MESSAGE' },
    { event: 'notifications' },
  ];
  for (const reader of [first, second]) expect(reader.mock.calls.map(([event]) => event as unknown)).toEqual(all);
  unmount();
  await settle(2_000);
  expect(opened[0]!.signal.aborted).toBe(true);
});

test('a component mounted later receives only later events', async () => {
  const opened = serve();
  const early = jest.fn();
  const late = jest.fn();
  const { show, unmount } = mount(early);
  await settle();
  opened[0]!.push(message);
  await settle();
  show(early, late);
  await settle();
  expect(late).not.toHaveBeenCalled();
  opened[0]!.push(message);
  await settle();
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([2, 1]);
  unmount();
  await settle(2_000);
});

test('an event that arrives in the first frame of a page is received', async () => {
  const opened = serve();
  const reader = jest.fn();
  const { unmount } = mount(reader);
  await act(async () => {
    // Less than a frame, after which the store notifies its components.
    await jest.advanceTimersByTimeAsync(1);
    opened[0]!.push(message);
    await jest.advanceTimersByTimeAsync(1);
  });
  await settle();
  expect(reader).toHaveBeenCalledTimes(1);
  unmount();
  await settle(2_000);
});

test('reports the connection as closed when the API refuses it', async () => {
  serve(429);
  const { container, unmount } = mount(() => undefined);
  await settle();
  expect(container).toHaveTextContent('false');
  unmount();
  await settle(2_000);
});

test('dispatches `sessionLost` when the API refuses the connection with UNAUTHENTICATED', async () => {
  serve(401, 'UNAUTHENTICATED');
  const { container, unmount } = mount(() => undefined);
  await settle();
  expect(container).toHaveTextContent('false');
  expect(onAction.mock.calls.map(([action]) => action).filter(sessionLost.match)).toMatchObject([
    { payload: 'UNAUTHENTICATED' },
  ]);
  unmount();
  await settle(2_000);
});

describe('waiting for the connection before fetching data', () => {
  function Waiting({ onEvent, others }: { readonly onEvent: OnAccountEvent; readonly others?: readonly string[] }) {
    return <p>{String(useSettledAccountEvents(onEvent, others).isSettled)}</p>;
  }

  const open = (onEvent: OnAccountEvent, others: readonly string[] = []) => {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const view = render(
      <Provider store={store}>
        <Waiting onEvent={onEvent} others={others} />
      </Provider>,
    );

    const leave = async () => {
      view.unmount();
      await settle(2_000);
    };

    return { store, isSettled: () => view.container.textContent === 'true', leave };
  };

  const ready = 'event: ready\ndata: {}\n\n';

  test('ends when the connection is ready; the first « ready » is not reported, a later « ready » is', async () => {
    const opened = serve();
    const onEvent = jest.fn();
    const { isSettled, leave } = open(onEvent);
    await settle();
    expect(isSettled()).toBe(false);
    opened[0]!.push(ready);
    await settle();
    expect(isSettled()).toBe(true);
    expect(onEvent).not.toHaveBeenCalled();
    opened[0]!.push(ready + message);
    await settle();
    expect(onEvent.mock.calls.map(([{ event }]) => event as unknown)).toEqual(['ready', 'chat']);
    await leave();
  });

  test('reports an event that arrives together with the first « ready »', async () => {
    const opened = serve();
    const onEvent = jest.fn();
    const { leave } = open(onEvent);
    await settle();
    opened[0]!.push(ready + message);
    await settle();
    expect(onEvent.mock.calls.map(([{ event }]) => event as unknown)).toEqual(['chat']);
    await leave();
  });

  test('ends after 1.5 s if the connection is late; the first « ready » is then reported', async () => {
    const opened = serve();
    const onEvent = jest.fn();
    const { isSettled, leave } = open(onEvent);
    await settle(1_600);
    expect(isSettled()).toBe(true);
    opened[0]!.push(ready);
    await settle();
    expect(onEvent).toHaveBeenCalledTimes(1);
    await leave();
  });

  test('reports the first « ready » if another component has already fetched the data', async () => {
    const opened = serve();
    const onEvent = jest.fn();
    const { leave } = open(onEvent, ['watchAccount']);
    await settle();
    opened[0]!.push(ready);
    await settle();
    expect(onEvent).toHaveBeenCalledTimes(1);
    await leave();
  });

  test('ends immediately when the API refuses the connection', async () => {
    serve(429);
    const { isSettled, leave } = open(jest.fn());
    await settle();
    expect(isSettled()).toBe(true);
    await leave();
  });

  test('has ended permanently: refetching everything does not start it again', async () => {
    const opened = serve();
    const onEvent = jest.fn();
    const { store, isSettled, leave } = open(onEvent);
    await settle();
    opened[0]!.push(ready);
    await settle();
    await act(async () => void store.dispatch(refetchAll()));
    await settle();
    expect(isSettled()).toBe(true);
    opened[0]!.push(message);
    await settle();
    expect(onEvent.mock.calls.map(([{ event }]) => event as unknown)).toEqual(['chat']);
    await leave();
  });
});
