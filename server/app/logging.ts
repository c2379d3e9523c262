import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Where log lines go, when not to the standard output. */
export type LogStream = { write: (line: string) => void };

/** The path alone: a query may hold a ticket, and one call has an address for a segment. */
const pathOf = (url: string) => url.split('?', 1)[0]!.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email');

type Failure = Error & { code?: string; constraint?: string };

/**
 * Logs hold no personal data: the path without its query, no header, no body, no name, no address. Of an error, what tells where it came from:
 * a database puts the very values into its `detail`.
 */
export const loggerOptions = (config: Config, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level: config.LOG_LEVEL,
  ...(stream && { stream }),
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request.url) }),
    res: (reply) => ({ status: reply.statusCode }),
    err: ({ name, code, constraint, message, stack }: Failure) => ({
      type: name,
      code,
      constraint,
      message,
      stack: stack ?? '',
    }),
  },
});
