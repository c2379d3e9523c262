import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { access } from 'node:fs/promises';
import { join } from 'node:path';

import { indexPage } from './index-page.ts';
import { contentPolicy, newNonce } from './policy.ts';
import { tabletFiles } from './tablet.ts';

/** Where the built shell and the published remotes are, and which other origins the page may talk to. */
export type PortalOptions = {
  readonly shellDir: string;
  readonly remotesDir: string;
  /** Origins besides the portal's own, such as the sign-on's. */
  readonly connectTo?: readonly string[];
};

/** Paths below which the portal's page is never served. */
const noPage = /^\/(api|assets|remotes|gar|outbox)(\/|$)|\.[^/]*$/;

const year = 365 * 24 * 3600 * 1000;

/** Empty registry of a portal without published remotes. */
const emptyRegistry = { remotes: {} };

/**
 * Serves the portal: the shell's page at every path of its own, the shell's files and the remotes' (named by their content
 * or their version, so kept for a year), and the registry of remotes (never kept). A file that is missing is a 404, never
 * the page: a request for a script must not return HTML.
 */
export async function portalPlugin(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { shellDir, remotesDir, connectTo = [] } = options;
  const page = indexPage(join(shellDir, 'index.html'));
  const lasting = {
    preCompressed: true,
    maxAge: year,
    immutable: true,
    index: false as const,
    dotfiles: 'ignore' as const,
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  await app.register(fastifyStatic, { ...lasting, root: join(shellDir, 'assets'), prefix: '/assets/' });
  await app.register(fastifyStatic, { ...lasting, root: remotesDir, prefix: '/remotes/', decorateReply: false });
  await tabletFiles(app);

  app.get('/remotes/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const published = await access(join(remotesDir, 'registry.json')).then(
      () => true,
      () => false,
    );
    if (!published) return emptyRegistry;
    return reply.sendFile('registry.json', remotesDir, { cacheControl: false });
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '/';
    if (noPage.test(path)) return notFound(reply);
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': contentPolicy(nonce, connectTo) })
      .send(await page(nonce));
  });
}

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}
