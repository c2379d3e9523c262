import type { Actor } from '@memocartes/contract/permissions/roles';
import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { logProblems } from './problems.ts';

/** Whether a call is traced: only those of the API, without the probes, which run every few seconds. */
const isTraced = ({ url = '' }: FastifyRequest['routeOptions']) =>
  url.startsWith('/api/') && !url.startsWith('/api/health');

/** Creates a span for each request, named by the route's template: neither path, query nor address is recorded. */
export function traceRequests(app: FastifyInstance): void {
  logProblems((message) => app.log.warn(message));
  const tracer = trace.getTracer('memocartes');
  const spans = new WeakMap<FastifyRequest, { span: Span; scope: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { url, method } = request.routeOptions;
    if (!isTraced(request.routeOptions)) return done();
    // A caller's `traceparent` is ignored: the portal is public.
    const attributes = { 'http.request.method': request.method, 'http.route': url! };
    const span = tracer.startSpan(`${String(method)} ${url}`, { kind: SpanKind.SERVER, root: true, attributes });
    const scope = trace.setSpan(context.active(), span);
    spans.set(request, { span, scope });
    context.with(scope, done);
  });
  // Restores the asynchronous context of the request, which is lost when a body is read from the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const traced = spans.get(request);
    if (traced) context.with(traced.scope, done);
    else done();
  });

  const end = (request: FastifyRequest, status?: number) => {
    const { span } = spans.get(request) ?? {};
    if (!span) return;
    spans.delete(request);
    // Undefined if the request was aborted or refused before the actor was known.
    const { actor } = request as { actor?: Actor };
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (actor) span.setAttribute('memocartes.actor.role', actor.kind);
    if (typeof actor?.schoolId === 'number') span.setAttribute('memocartes.school.id', actor.schoolId);
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  app.addHook('onRequestAbort', async (request) => end(request));
}
