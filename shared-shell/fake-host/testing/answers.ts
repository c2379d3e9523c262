import type { ErrorBody } from '@memocartes/contract/errors/errors';
import type { Responses } from '@memocartes/contract/responses/responses';

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

/** `T` without some of its fields, at every depth. */
type DeepPartial<T> = T extends readonly unknown[]
  ? { readonly [I in keyof T]: DeepPartial<T[I]> }
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** An error response; `retryAfter` in seconds. */
export type ErrorAnswer = Readonly<ErrorBody> & { readonly retryAfter?: number };

/** `statusCode` distinguishes a success from an error, so that the compiler finds unknown fields of each. */
type NoError = { readonly statusCode?: undefined };

/** A stream of events; see `fakeStream`. */
type StreamAnswer = NoError & {
  readonly stream: { readonly getReader: () => Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'> };
};

/** A call whose response has no schema responds with nothing or with a stream. */
type Success<T> = T extends null ? StreamAnswer | null : DeepPartial<T> & NoError;

/** What the API may respond to a call: `Answer<'GET /students/:id'>`. */
export type Answer<C extends keyof Responses> = Success<Responses[C]> | ErrorAnswer;

/**
 * Responses of the fake API: `{ 'GET /students/:id': { id: 3 }, 'POST /students': (sent) => ({ id: 9 }) }`. Calls are
 * written as in the contract. A response may leave out fields that the screen does not read. Undefined is a 404.
 */
export type Answers = {
  readonly [C in keyof Responses]?: Answer<C> | ((sent: Sent) => Answer<C> | undefined | Promise<Answer<C>>);
};
