import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import { readRetries } from '@memocartes/shared-api/retry';

import { FakeUpload } from './FakeUpload.ts';

/** A request that the fake API received; `path` is without `/api`, `params` are the path parameters by name. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** `If-Match`, if the request has one. */
  readonly ifMatch: string | null;
  /** Whether the request has the portal's header, without which the server refuses the session cookie. */
  readonly isFromPortal: boolean;
};

/**
 * Responses of the fake API: `{ 'GET /students/:id': { id: 3 }, 'POST /students': (sent) => ({ id: 9 }) }`. Paths are
 * written as in the contract. A response with a `statusCode` is an error of that status; it may have `retryAfter` in
 * seconds. `stream` becomes the body.
 */
export type Answers = Readonly<Record<string, unknown>>;

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const responseOf = (response: unknown) => {
  const { statusCode, retryAfter, stream } = (response ?? {}) as {
    statusCode?: number;
    retryAfter?: number;
    stream?: Pick<ReadableStream<Uint8Array>, 'getReader'>;
  };
  const status = statusCode ?? (response === null ? 204 : 200);
  return {
    ok: status < 400,
    status,
    headers: new Headers({
      'content-type': 'application/json',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    }),
    json: async () => response,
    body: stream,
  };
};

/**
 * Replaces `fetch` and `XMLHttpRequest` by a fake API. @returns the list of requests sent; unknown calls return 404
 */
export function fakeApi(responses: Answers): Sent[] {
  readRetries.times = 0; // no retries, so that failures are shown at once
  const sent: Sent[] = [];
  const routes = Object.entries(responses).map(([call, response]) => {
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
    if (!route) return responseOf({ statusCode: 404, code: 'NOT_FOUND', message: `${method} ${path}` });
    const { response } = route;
    return responseOf(typeof response === 'function' ? await (response as (sent: Sent) => unknown)(request) : response);
  }) as unknown as typeof fetch;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return sent;
}
