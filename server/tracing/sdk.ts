import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { Config } from '../config/config.ts';
import { observeQueries } from '../database/pool/query-log.ts';
import packageJson from '../package.json' with { type: 'json' };
import { recordQuery } from './queries.ts';

export { traceRequests } from './requests.ts';

/** Parses headers in OpenTelemetry's format: `name=value,name=value`, with percent-encoded values. */
const headersOf = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
  );

/** Sends spans by OTLP over HTTP. @returns a function that sends the remaining spans and stops */
export function startSdk(endpoint: string, config: Config): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': packageJson.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  observeQueries(recordQuery);

  return async () => {
    observeQueries(undefined);
    // The process stops even if the collector does not get the remaining spans.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
  };
}
