import { join } from 'node:path';

import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Files that make the student's page installable on a tablet: its manifest, its icons, and a service worker that may govern `/device` and
 * nothing else [tablets.offline]. Their names stay, so a browser asks each time whether they have changed.
 */
export const tabletFiles = (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: join(import.meta.dirname, 'tablet'),
    prefix: '/device/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache');
      if (path.endsWith('sw.js')) reply.header('service-worker-allowed', '/device');
    },
  });
