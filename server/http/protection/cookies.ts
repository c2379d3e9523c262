import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';

/** Browsers accept a cookie with this prefix only if it is Secure, for this host only and for all paths. */
const prefix = '__Host-';

/**
 * The cookies with the prefix, under their names without it. Ignores other cookies: another host of the domain may have
 * set them.
 */
const readPrefixed = (cookies: FastifyRequest['cookies']): FastifyRequest['cookies'] =>
  Object.fromEntries(
    Object.entries(cookies)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );

function writePrefixed(reply: FastifyReply): void {
  const { setCookie, clearCookie } = reply;
  reply.setCookie = (name, value, options) => setCookie.call(reply, prefix + name, value, { ...options, path: '/' });
  reply.clearCookie = (name, options) =>
    clearCookie.call(reply, prefix + name, { ...options, secure: true, path: '/' });
}

/** Over https, adds the prefix to cookies that are sent, and removes it from cookies that are received. */
export function prefixCookies(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (!publicUrl.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    request.cookies = readPrefixed(request.cookies);
    writePrefixed(reply);
  });
}
