import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';

import { portalPlugin } from '../../server/portal/portal.plugin.ts';

/** Serves one of the two rivals as the portal does, with the one API behind both. @returns its address, and how to end it. */
export async function serve(shellDir: string, remotesDir: string, api: string) {
  const app = Fastify();
  await app.register(httpProxy, { upstream: api, prefix: '/api', rewritePrefix: '/api' });
  await app.register(portalPlugin, { shellDir, remotesDir });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, stop: () => app.close() };
}
