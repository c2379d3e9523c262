import { join } from 'node:path';

import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Files that make the student's page installable on a tablet [tablets.offline]: its manifest, its icons, and a service
 * worker with the scope `/device`. Their names never change, so browsers revalidate them each time.
 */
export const tabletFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: join(import.meta.dirname, 'tablet'),
    prefix: '/device/',
    // Serves only the paths of these files: other paths below `/device` are paths of pages.
    wildcard: false,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache');
      if (path.endsWith('sw.js')) reply.header('service-worker-allowed', '/device');
    },
  });
