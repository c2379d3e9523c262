import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import { readRetries } from '@memocartes/shared-api/retry';

import type { Answers, Sent } from './answers.ts';
import { FakeUpload } from './FakeUpload.ts';

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const responseOf = (response: unknown) => {
  const { statusCode, retryAfter, stream } = (response ?? {}) as {
    readonly statusCode?: number;
    readonly retryAfter?: number;
    readonly stream?: Pick<ReadableStream<Uint8Array>, 'getReader'>;
  };
  const status = statusCode ?? (response === null ? 204 : 200);
  return {
    ok: status < 400,
    status,
    headers: new Headers({
      'content-type': stream ? 'text/event-stream' : 'application/json',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    }),
    json: async () => response,
    body: stream,
  };
};

/** Rejects when the request is aborted, as `fetch` does. */
const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

/**
 * Replaces `fetch` and `XMLHttpRequest` by a fake API. @returns the list of requests sent; unknown calls return 404
 */
export function fakeApi(responses: Answers): Sent[] {
  readRetries.times = 0; // No retries, so that failures are shown immediately.
  const sent: Sent[] = [];
  const routes = Object.entries<unknown>(responses).map(([call, response]) => {
    const [method, path] = call.split(' ') as [string, string];
    return { method, pattern: patternOf(path), response };
  });
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const path = pathname.replace(/^\/api/, '');
    const route = routes.find((item) => item.method === method && item.pattern.test(path));
    const request: Sent = {
      method,
      path,
      params: { ...route?.pattern.exec(path)?.groups },
      query: searchParams,
      ifMatch: new Headers(init.headers).get('if-match'),
      isFromPortal: new Headers(init.headers).has(portalHeaderName),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    const { response } = route ?? {};
    const answer =
      typeof response === 'function'
        ? await Promise.race([(response as (sent: Sent) => unknown)(request), whenAborted(init.signal)])
        : response;
    if (answer === undefined) return responseOf({ statusCode: 404, code: 'NOT_FOUND', message: `${method} ${path}` });
    return responseOf(answer);
  }) as unknown as typeof fetch;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return sent;
}
