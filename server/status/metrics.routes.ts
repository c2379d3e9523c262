import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

import { listenProblem } from '../config/listen-problem.ts';
import type { Services } from '../config/services.ts';
import { errorBody, refuse } from '../http/errors.ts';
import type { App } from '../http/http.ts';
import { collectProcessMetrics, registry, requestDuration } from '../metrics/metrics.ts';
import { scrape } from './scrape.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Measures every response, except event streams, by the pattern of its route, never by its URL. */
export function measureRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    if (!isStream) requestDuration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * `GET /metrics` on the portal's own port, for requests with METRICS_TOKEN as bearer token. Without METRICS_TOKEN, the
 * route does not exist.
 */
export function metricsRoute(app: App, services: Services): void {
  const { METRICS_TOKEN: token } = services.config;
  if (!token) return;
  collectProcessMetrics();
  const expected = sha256(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(sha256(headers.authorization ?? ''), expected)) {
      return reply.code(404).send(errorBody(refuse('NOT_FOUND')));
    }
    return reply.type(registry.contentType).send(await scrape(services));
  });
}

/** Serves `/metrics` without a token on the port METRICS_PORT, if set. @returns a function that stops it */
export async function serveMetrics(services: Services): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host } = services.config;
  if (port === undefined) return async () => undefined;
  collectProcessMetrics();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    scrape(services).then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const settings = { host, port, hostSetting: 'METRICS_HOST', portSetting: 'METRICS_PORT' };
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, settings))).listen(port, host, resolve);
  });

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
