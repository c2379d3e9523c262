import { z } from 'zod';

import type { Call } from './call.ts';

type Schema = z.ZodType;

/** Input and output of a call. `status` is the success status: 200, 201 or 204. */
export type RouteSchemas = {
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  status?: 200 | 201 | 204;
  response?: Schema;
  /** Maximum body in bytes, if it is not the server's default. */
  bodyLimit?: number;
};

export type Route = Call & RouteSchemas & { tag: string };

/** Unknown query parameters are rejected: ignoring a mistyped filter would return everything. */
const strictQuery = ({ query }: RouteSchemas) => query instanceof z.ZodObject && { query: query.strict() };

/** Joins the calls of a resource with their schemas; a call without schemas is a type error. */
export function routes<const C extends Record<string, Call>, const S extends { [K in keyof C]: RouteSchemas }>(
  tag: string,
  calls: C,
  schemas: S,
): { [K in keyof C]: C[K] & S[K] & { tag: string } } {
  const joined = Object.entries(calls).map(([name, call]) => {
    const schema = schemas[name as keyof C];
    return [name, { ...call, ...schema, ...strictQuery(schema), tag }];
  });
  return Object.fromEntries(joined) as { [K in keyof C]: C[K] & S[K] & { tag: string } };
}
