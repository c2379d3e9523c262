import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Logs hold no personal data: the path without its query, no header, no body, no name, no address. */
export const loggerOptions = (config: Config): FastifyServerOptions['logger'] => ({
  level: config.LOG_LEVEL,
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    res: (reply) => ({ status: reply.statusCode }),
  },
});
