import { join } from 'node:path';

import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the manifest and icons with which a browser puts the portal on the home screen [interface.install]. Their names never
 * change, so browsers revalidate them each time.
 */
export const serveInstallFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: join(import.meta.dirname, 'install'),
    prefix: '/install/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
