import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';

/** Browsers keep a cookie with this prefix only when it is Secure, of this host alone and for every path. */
const prefix = '__Host-';

/**
 * Gives cookies their plain names; a cookie without the prefix may have been set by another host of the domain, and is
 * ignored.
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

/** Over https cookies have the prefix on the wire, and their plain name in the code. */
export function prefixCookies(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (!publicUrl.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    request.cookies = readPrefixed(request.cookies);
    writePrefixed(reply);
  });
}
