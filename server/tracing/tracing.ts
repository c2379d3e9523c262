import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import type * as Sdk from './sdk.ts';

/** The module that uses OpenTelemetry; loaded only when tracing is enabled. */
let sdk: typeof Sdk | undefined;

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`, if configured. Must be called before a database is opened.
 * @returns a function that sends the remaining spans and stops
 */
export async function startTracing(config: Config): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return async () => undefined;
  const loaded = await import('./sdk.ts');
  const stop = loaded.startSdk(endpoint, config);
  sdk = loaded;
  return async () => {
    sdk = undefined;
    await stop();
  };
}

/** Creates a span for each request of the API, if tracing is enabled. */
export const traceRequests = (app: FastifyInstance): void => sdk?.traceRequests(app);
