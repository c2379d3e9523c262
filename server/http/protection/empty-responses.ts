import type { FastifyRequest } from 'fastify';

import type { App } from '../http.ts';

/**
 * Sends the empty response of a change even if its caller has disconnected. Fastify would skip the `onSend` hooks,
 * which record the change in the audit log and release the place of the request (`limitEachRoute`).
 */
export function sendEmptyResponses(app: App): void {
  const answered = new WeakSet<FastifyRequest>();
  app.addHook('onSend', async (request) => void answered.add(request));
  app.addHook('onRoute', (route) => {
    if (!route.config?.action || route.method === 'GET') return;
    const { handler } = route;
    route.handler = async function answer(request, reply) {
      const payload: unknown = await handler.call(this, request, reply);
      return payload === undefined && !reply.sent && !answered.has(request) ? reply.send() : payload;
    };
  });
}
