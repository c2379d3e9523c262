import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { sendCompressed } from './compressed.ts';

/** Empty registry of a portal without published remotes. */
const emptyRegistry = Buffer.from('{"remotes":{}}');

const tagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** `/remotes/registry.json`: requested on every page load, and sent again only when it has changed [portal.publish]. */
export function serveRegistry(app: FastifyInstance, remotesDir: string): void {
  app.get('/remotes/registry.json', async (request, reply) => {
    const registry = await readFile(join(remotesDir, 'registry.json')).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry;
      throw error;
    });
    const etag = tagOf(registry);
    reply.headers({ 'cache-control': 'no-cache', etag });
    // A compressing proxy makes the tag weak.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), registry);
  });
}
