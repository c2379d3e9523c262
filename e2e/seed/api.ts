import type { ErrorBody } from '@memocartes/contract/errors/errors';
import type { Route } from '@memocartes/contract/http/route';
import type { z } from 'zod';

type BodyOf<R> = R extends { readonly body: infer B extends z.ZodType }
  ? { readonly body: z.input<B> }
  : { readonly body?: never };
/** Path parameters by name, then `query` and `body`. */
type Input<R> = Record<string, unknown> & { readonly query?: Record<string, unknown> } & Partial<BodyOf<R>>;
type Sent = Record<string, unknown> & { readonly query?: Record<string, unknown>; readonly body?: unknown };
type ResponseOf<R> = R extends { readonly response: infer A extends z.ZodType } ? z.output<A> : undefined;

/** An error response of the API. */
class ApiError extends Error {
  readonly body: ErrorBody;

  constructor(call: string, body: ErrorBody) {
    super(`${call}: ${body.statusCode} ${body.code}: ${body.message} ${JSON.stringify(body.fields ?? {})}`);
    this.body = body;
  }
}

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));

/** Client of the API at `origin`, with a token or anonymous. */
export class Api {
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  constructor(origin: string, token?: string) {
    this.#origin = origin;
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  /** @throws ApiError for an error response */
  async call<R extends Route>(route: R, input?: Input<R>): Promise<ResponseOf<R>> {
    const { query, body, ...params }: Sent = input ?? {};
    const url = new URL(`/api${fill(route.path, params)}`, this.#origin);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: route.method,
      headers: { ...this.#headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text ? JSON.parse(text) : undefined;
    if (!response.ok) throw new ApiError(`${route.method} ${url.pathname}`, json as ErrorBody);
    return json as ResponseOf<R>;
  }
}
