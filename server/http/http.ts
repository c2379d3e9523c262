import type { Route } from '@memocartes/contract/http/route';
import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyRequest {
    /** Sender of the request; ANONYMOUS without a login session, an approved tablet or an attached device at home. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** The route's row in the permission table. */
    action?: Action;
    /** Status of a successful response; 200 if undefined. */
    success?: number;
  }
}

/** The application with the contract's schemas as its types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type SchemaOf<R extends Route> = {
  summary: string;
  tags: string[];
} & (R extends { params: infer P } ? { params: P } : unknown) &
  (R extends { query: infer Q } ? { querystring: Q } : unknown) &
  (R extends { body: infer B } ? { body: B } : unknown) &
  (R extends { response: infer A } ? { response: Record<200 | 201, A> } : unknown);

/**
 * Turns a route of the contract into Fastify's options: `app.route({ ...http(students.update), handler })`.
 * The success status comes from the contract; the role is checked before the body is read.
 */
export function http<const R extends Route>(route: R) {
  const { params, query, body, response, status = 200 } = route;
  const schema = {
    summary: route.summary,
    tags: [route.tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(response && { response: { [status]: response } }),
  };
  return {
    method: route.method,
    url: `/api${route.path}`,
    config: { action: route.action, success: status },
    schema: schema as unknown as SchemaOf<R>,
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
  };
}
