import type { Socket } from 'node:net';

import type { ConnectionError, FastifyHttpOptions, RawServerDefault } from 'fastify';

import type { Config } from '../../config/config.ts';
import { errorBody, refuse } from '../errors.ts';
import type { App } from '../http.ts';

/** Interval at which Node checks for requests that take too long to arrive, in milliseconds. */
const checkMs = 2_000;
/**
 * Time before an idle connection is closed, in milliseconds. A proxy has to close it first, after 60 s: otherwise it
 * could send a request on a connection that was just closed.
 */
const keepAliveMs = 75_000;

type Timeouts = Pick<Config, 'REQUEST_TIMEOUT' | 'HEADERS_TIMEOUT' | 'LIVE_HEARTBEAT'>;

const codes: Record<string, 'REQUEST_TIMEOUT' | 'HEADERS_TOO_LARGE'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Sends an error response to an incomplete or malformed request, and closes the connection. */
function answerBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const error = refuse(codes[code] ?? 'BAD_REQUEST');
  const body = JSON.stringify(errorBody(error));
  const head = [
    `HTTP/1.1 ${error.statusCode} Error`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Timeouts of clients: for the head and the whole of a request, and for an idle socket. */
export const clientTimeouts = (config: Timeouts) =>
  ({
    requestTimeout: Math.round(config.REQUEST_TIMEOUT * 1000),
    // A live stream sends heartbeats, so a connection without data for this time is dead.
    connectionTimeout: Math.ceil(Math.max(120, 3 * config.LIVE_HEARTBEAT)) * 1000,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: Math.round(config.HEADERS_TIMEOUT * 1000), connectionsCheckingInterval: checkMs },
    clientErrorHandler: answerBrokenRequest,
  }) satisfies FastifyHttpOptions<RawServerDefault>;

/**
 * Responds with 503 when a handler takes longer than `seconds`. Excludes GET routes of files and events, whose
 * responses last as long as the client reads them.
 */
export function limitResponseTime(app: App, seconds: number): void {
  app.addHook('onRoute', (route) => {
    const hasResponse = route.method !== 'GET' || (route.schema as { response?: object } | undefined)?.response;
    if (route.config?.action && hasResponse) route.handlerTimeout ??= Math.round(seconds * 1000);
  });
}
