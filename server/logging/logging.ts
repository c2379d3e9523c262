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
type LoggedFailure = Pick<Failure, 'code' | 'constraint'> & {
  type: string;
  message: string;
  stack: string;
  errors: LoggedFailure[] | undefined;
};

/**
 * An e-mail address, but not a package in a path, such as `/node_modules/@scope/` or `name@1.2.0`. It starts where a
 * word starts: with a search from every character, a long word would block the server for seconds.
 */
const emailAddress = /(?<![^\s@<>()[\]"',;:/\\])[^\s@<>()[\]"',;:/\\]+@[^\s@<>()[\]"',;:/\\]+\.\p{L}{2,}/gu;
const withoutAddresses = (text = '') => text.replace(emailAddress, ':email');

/** The logged fields of an error and of the errors that it contains. Errors of mail servers contain addresses. */
function loggedFailure(error: Failure): LoggedFailure {
  const { name: type, code, constraint, message, stack } = error;
  const errors = error instanceof AggregateError ? (error.errors as Failure[]).map(loggedFailure) : undefined;
  return { type, code, constraint, message: withoutAddresses(message), stack: withoutAddresses(stack), errors };
}

/**
 * Logs contain no personal data: only the path without its query, no headers, bodies, names or addresses. Of an error,
 * only the fields of `loggedFailure` are logged: a database error's `detail` contains values [privacy.logs].
 */
export const loggerOptions = (config: Config, stream?: LogStream): FastifyServerOptions['logger'] => ({
  level: config.LOG_LEVEL,
  stream: stream ?? openStandardOutput(),
  serializers: { err: loggedFailure },
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
