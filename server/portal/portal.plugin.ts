import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendCompressed } from './compressed.ts';
import { describePortal } from './describe-portal.ts';
import { indexPage } from './index-page.ts';
import { serveInstallFiles } from './install-files.ts';
import { contentPolicy, newNonce, type PolicyOptions, reportingEndpoints } from './policy.ts';
import { serveRegistry } from './registry.ts';
import { tabletFiles } from './tablet.ts';

/** Folders of the built shell and of the published remotes, and data that the page's policy depends on. */
export type PortalOptions = PolicyOptions & {
  readonly shellDir: string;
  readonly remotesDir: string;
};

/**
 * Paths for which the portal's page is never served: those of other routes, and names with an extension. Also paths
 * with `..`, which browsers resolve before they send a request.
 */
const noPage = /^\/(api|assets|install|remotes|gar|outbox)(\/|$)|\.[^/]*$|\.\.|%2[eE]/;

/** Path of a file of a version; files next to the remotes (`history.json`) are not served. */
const versionFile = /^\/mf-[^/]+\/[^/]+\//;

/** Source maps are in a separate folder; a source map among the other files is not served [portal.source-maps]. */
const isSourceMap = (path: string) => path.endsWith('.map');

const year = 365 * 24 * 3600 * 1000;

/**
 * Serves the shell's page at every page path, the registry of remotes, and the files of shell and remotes. The files
 * are cached for a year, because their paths contain a hash or version. A missing file returns 404, not the page: a
 * request for a script must not return HTML.
 */
export async function portalPlugin(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { shellDir, remotesDir, remoteOrigins = [] } = options;
  const page = indexPage(join(shellDir, 'index.html'));
  await describePortal(shellDir, remotesDir, remoteOrigins);
  const immutableFiles = {
    preCompressed: true,
    maxAge: year,
    immutable: true,
    index: false as const,
    dotfiles: 'ignore' as const,
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  await app.register(fastifyStatic, {
    ...immutableFiles,
    root: join(shellDir, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => !isSourceMap(path),
  });
  await app.register(fastifyStatic, {
    ...immutableFiles,
    root: remotesDir,
    prefix: '/remotes/',
    decorateReply: false,
    allowedPath: (path) => versionFile.test(path) && !isSourceMap(path),
  });
  await tabletFiles(app);
  await serveInstallFiles(app);

  serveRegistry(app, remotesDir);

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '/';
    if (noPage.test(path)) return notFound(reply);
    const nonce = newNonce();
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(nonce, options),
      'reporting-endpoints': reportingEndpoints,
    });
    return sendCompressed(request, reply, await page(nonce));
  };

  app.get('/*', servePage);
}

function notFound(reply: FastifyReply) {
  reply.callNotFound();
  return reply;
}
