import type { ErrorBody } from '@memocartes/contract/errors/errors';
import type { Route } from '@memocartes/contract/http/route';
import type { z } from 'zod';

import { buildApp } from '../app/app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { App } from '../http/http.ts';
import { openTestDatabase } from './database.ts';
import { createSeed } from './seed.ts';

type BodyOf<R> = R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: never };
type QueryOf<R> = R extends { query: infer Q extends z.ZodType }
  ? { query?: Record<keyof z.input<Q>, unknown> | Record<string, unknown> }
  : { query?: never };
/** Path parameters by name, then `query` and `body`. */
export type Input<R> = Record<string, unknown> & QueryOf<R> & Partial<BodyOf<R>>;
type ResponseOf<R> = R extends { response: infer A extends z.ZodType } ? z.output<A> : undefined;

/** Like `Input`, for any route. */
type Sent = { query?: Record<string, unknown>; body?: unknown; [param: string]: unknown };

/** A response as a client sees it; `body` for a success, `error` otherwise. */
export type ApiResponse<R> = { status: number; body: ResponseOf<R>; error: ErrorBody; headers: Headers };

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));

type Call = <R extends Route>(route: R, input?: Input<R>) => Promise<ApiResponse<R>>;

/** A caller of the API, made from its `call`. */
export const createCaller = (call: Call) => ({
  /** Calls a route: `call(students.view, { id })`. */
  call,
  /** Only the status of the response. */
  status: async <R extends Route>(route: R, input?: Input<R>): Promise<number> => (await call(route, input)).status,
  /** Only the body of a successful response. @throws Error with status and error, if the call is refused */
  body: async <R extends Route>(route: R, input?: Input<R>): Promise<ResponseOf<R>> => {
    const { status, body, error } = await call(route, input);
    if (status >= 400) throw new Error(`${route.method} ${route.path}: ${status} ${JSON.stringify(error)}`);
    return body;
  },
  /** Only the error code of a refused call. @throws Error with the status, if the call succeeds */
  errorCode: async <R extends Route>(route: R, input?: Input<R>): Promise<ErrorBody['code']> => {
    const { status, error } = await call(route, input);
    if (status < 400) throw new Error(`${route.method} ${route.path}: ${status}`);
    return error.code;
  },
});

/** Calls the API of `origin` over HTTP with these headers. */
export const callerOf = (origin: string, headers: Record<string, string> = {}) => {
  const send = async (route: Route, { query, body, ...params }: Sent): Promise<ApiResponse<unknown>> => {
    const url = new URL(`/api${fill(route.path, params)}`, origin);
    for (const [name, value] of Object.entries(query ?? {})) {
      for (const item of [value].flat()) url.searchParams.append(name, String(item));
    }
    const response = await fetch(url, {
      method: route.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
    return { status: response.status, body: json as undefined, error: json as ErrorBody, headers: response.headers };
  };

  return {
    ...createCaller((route, input) => send(route, input ?? {})),
    /** Like `call`, for any path and body, for example a file to download. */
    fetch: (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${origin}${path}`, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) } }),
  };
};

/** The whole API on its own database, listening on loopback. Close it in `afterAll`. */
export async function testServer(settings: Partial<Config> = {}) {
  const { db, scoped, listen, stop, isServer, url } = await openTestDatabase();
  const config = { ...readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' }), ...settings };
  let app: App | undefined = await buildApp({ db: scoped, config, listen });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    get app(): App {
      if (!app) throw new Error('The server is closed.');
      return app;
    },
    /** Connected as the owner of the tables: sees the rows of every school. */
    db,
    /** Connected as the application: each query has a scope. */
    scoped,
    listen,
    config,
    origin,
    isServer,
    databaseUrl: url,
    seed: createSeed(db),
    /** Calls as a seeded person: `as(teacher).call(students.list)`. */
    as: (person: { token: string }) => callerOf(origin, { authorization: `Bearer ${person.token}` }),
    /** Calls without a login session. */
    anonymous: callerOf(origin),
    close: async () => {
      await app?.close();
      // A jest worker keeps the modules of all its test files: each file would keep its application of 4 MB.
      app = undefined;
      await stop();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A second application on the database of `server`, in place of a second process. Close it before the server. */
export async function startSecondProcess({ scoped: db, config, listen }: TestServer) {
  const app = await buildApp({ db, config, listen });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
