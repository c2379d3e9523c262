import proxy from '@fastify/http-proxy';

import type { Services } from '../config/services.ts';
import type { App } from '../http/http.ts';

/** The simulated sign-on under the portal's own address, `/gar/*`. Never registered outside the demonstration. */
export async function simulatorProxy(app: App, { config }: Services): Promise<void> {
  if (!config.GAR_UPSTREAM) return;
  await app.register(proxy, { upstream: config.GAR_UPSTREAM, prefix: '/gar', rewritePrefix: '/gar' });
}
