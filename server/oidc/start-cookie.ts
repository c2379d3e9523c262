import type { FastifyReply, FastifyRequest } from 'fastify';

import { cookieOptions } from '../auth/login-sessions/session-cookie.ts';
import type { Config } from '../config/config.ts';

const name = 'oidc';
const lifetime = 600; // In seconds; long enough to sign in at the GAR.

/**
 * Binds a sign-on to the browser that started it: the nonce, and the linking code, if any, in the issued format. The
 * cookie is not signed: it contains the code, not its hash, which somebody who reads the database would know.
 */
type SignOnStart = { nonce: string; linkCode: string | null };

// Lax, since the browser returns by a redirect from another site. The call that then consumes the cookie is same-site.
const options = (config: Config) => ({ ...cookieOptions(config), sameSite: 'lax' as const, path: '/api/oidc' });

/** Stores the started sign-on in an HttpOnly cookie. */
export const setStartCookie = (reply: FastifyReply, config: Config, { nonce, linkCode }: SignOnStart) =>
  reply.setCookie(name, `${nonce}.${linkCode ?? ''}`, { ...options(config), maxAge: lifetime });

/** Reads and clears the started sign-on. */
export function consumeStartCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): SignOnStart | undefined {
  const [nonce, linkCode] = request.cookies[name]?.split('.') ?? [];
  if (!nonce) return undefined;
  reply.clearCookie(name, options(config));
  return { nonce, linkCode: linkCode || null };
}
