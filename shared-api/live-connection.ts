import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { readEvents, type StreamEvent } from './event-stream.ts';
import { limitTime, timeLimits } from './time-limit.ts';

export type LiveConnectionHandlers = {
  /** Called for each message. */
  readonly onEvent: (event: StreamEvent) => void;
  /**
   * Called with true when the first data of a connection arrives, since a proxy may hold data back. Called with false
   * when the connection is lost.
   */
  readonly onState: (isUp: boolean) => void;
  /** Called with the error code of the portal's 4xx response other than 429, after which the connection is not retried. */
  readonly onRefusal: (code: string) => void;
};

/** By default the server sends a heartbeat every 15 s. After two missed heartbeats the connection is closed and retried. */
const silenceTimeoutMs = 35_000;
const maxRetryMs = 30_000;
/** Time in ms between two refetches while there is no working stream. */
const fallbackMs = 15_000;

/** Network and visibility events; absent in the server's tests, which import this file too. */
type Browser = {
  document?: { visibilityState: string };
  navigator?: { onLine?: boolean };
  addEventListener?: (type: string, listener: () => void) => void;
  removeEventListener?: (type: string, listener: () => void) => void;
};
const browser = globalThis as Browser;

const isPageVisible = () => browser.document?.visibilityState !== 'hidden';

async function errorCodeOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => null)) as { code?: string } | null;
  return body?.code;
}

const isEventStream = ({ headers }: Response) => !!headers.get('content-type')?.startsWith('text/event-stream');

/**
 * Keeps a stream of server-sent events open while the page is visible (browsers limit the number of connections). After
 * an interruption, it reconnects immediately when the network is back. Otherwise it waits for the server's `retry`,
 * doubled after each failure, up to 30 s. A response of the network in place of the portal, such as that of a school's
 * filter, is a failure.
 * @returns a function that closes the stream
 */
export function openLiveConnection(url: string, { onEvent, onState, onRefusal }: LiveConnectionHandlers): () => void {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = 2_000;
  let failures = 0;
  let isClosed = false;

  async function listenUntilCut({ signal }: AbortController): Promise<void> {
    const headers = { ...portalHeader, Accept: 'text/event-stream' };
    const limit = limitTime(timeLimits.readMs, signal);
    const options = { headers, credentials: 'same-origin', cache: 'no-store', signal: limit.signal } as const;
    const response = await fetch(url, options).finally(limit.end);
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      const code = await errorCodeOf(response);
      if (code === undefined) return;
      isClosed = true;
      onRefusal(code);
      return;
    }
    if (!response.ok || !isEventStream(response)) return;
    let isUp = false;

    const onData = () => {
      if (isUp) return;
      isUp = true;
      failures = 0;
      onState(true);
    };

    await readEvents(response, { onData, onEvent, onRetry: (ms) => (retryMs = ms) }, silenceTimeoutMs);
  }

  function connect(): void {
    clearTimeout(timer);
    if (isClosed || current || !isPageVisible()) return;
    const ownController = (current = new AbortController());
    void listenUntilCut(ownController)
      .catch(() => undefined)
      .then(() => {
        if (current !== ownController) return;
        current = undefined;
        if (isClosed) return;
        onState(false);
        timer = setTimeout(connect, Math.min(maxRetryMs, retryMs * 2 ** failures));
        failures += 1;
      });
  }

  function disconnect(): void {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  }

  const listeners = {
    online: () => {
      disconnect();
      failures = 0;
      connect();
    },
    offline: () => {
      disconnect();
      onState(false);
    },
    visibilitychange: () => (isPageVisible() ? connect() : disconnect()),
  };
  for (const [type, listener] of Object.entries(listeners)) browser.addEventListener?.(type, listener);
  connect();

  return () => {
    isClosed = true;
    disconnect();
    for (const [type, listener] of Object.entries(listeners)) browser.removeEventListener?.(type, listener);
  };
}

/**
 * Refetches every 15 s while the page is visible and online, except while the caller sets `isUp`: for networks on which
 * a stream can't be opened, or whose proxy holds back its events [sessions.without-stream].
 */
export function refetchWhileDown(refetch: () => void) {
  const fallback = { isUp: false, end: () => clearInterval(timer) };
  const timer = setInterval(() => {
    if (!fallback.isUp && isPageVisible() && browser.navigator?.onLine !== false) refetch();
  }, fallbackMs);
  return fallback;
}

type Stored = { readonly api: { readonly queries: Record<string, { readonly data?: unknown } | undefined> } };

/**
 * `queryFn` of an endpoint whose data is the state of a live connection: `initial` until the connection changes it. A
 * refetch, such as that of `refetchAll`, does not reset the state, since the connection stays open.
 */
export const liveState =
  <State>(initial: State) =>
  (_argument: unknown, { getState, queryCacheKey = '' }: BaseQueryApi): { data: State } => {
    const { queries } = (getState() as Stored).api;
    return { data: (queries[queryCacheKey]?.data as State | undefined) ?? initial };
  };
