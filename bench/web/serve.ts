import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';

import { portalPlugin } from '../../server/portal/portal.plugin.ts';

/** Serves a build as the portal does, with API requests proxied to `api`. */
export async function serve(shellDir: string, remotesDir: string, api: string) {
  const app = Fastify();
  await app.register(httpProxy, { upstream: api, prefix: '/api', rewritePrefix: '/api' });
  await app.register(portalPlugin, { shellDir, remotesDir });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, stop: () => app.close() };
}
