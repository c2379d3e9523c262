import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';

import type { Config } from '../config/config.ts';

/** Destination of log lines, if not standard output. */
export type LogStream = { write: (line: string) => void };

/** The path without its query, which may contain a ticket. An e-mail address in the path is replaced by `:email`. */
const pathOf = (url: string) => url.split('?', 1)[0]!.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email');

let standardOutput: LogStream | undefined;

/** Lines are buffered for up to a second: one write per line would cost a tenth of a request's time. */
const openStandardOutput = (): LogStream =>
  (standardOutput ??= pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }));

type Failure = Error & { code?: string; constraint?: string };

/**
 * Logs contain no personal data: only the path without its query, no headers, bodies, names or addresses. Of an error,
 * only the fields below are logged: a database error's `detail` contains values [privacy.logs].
 */
export const loggerOptions = (config: Config, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level: config.LOG_LEVEL,
  stream: stream ?? openStandardOutput(),
  serializers: {
    err: ({ name, code, constraint, message, stack }: Failure) => ({
      type: name,
      code,
      constraint,
      message,
      stack: stack ?? '',
    }),
  },
});

/** Logs one line per request, once its response is sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, log } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, path: pathOf(url), status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
