import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import { sessionCookie } from '../../http/actor/actor.ts';
import { sessionHours } from './sessions.ts';

/** Options of sign-in cookies: HttpOnly, SameSite=Strict, and Secure if the public URL is https. */
export const cookieOptions = (config: Config) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/',
  secure: config.publicUrl.startsWith('https:'),
});

/** Sets the session as an HttpOnly cookie [accounts.session-cookie]. */
export const setSessionCookie = (reply: FastifyReply, config: Config, secret: string) =>
  reply.setCookie(sessionCookie, secret, { ...cookieOptions(config), maxAge: sessionHours * 3600 });

/**
 * Sends a session to the client: as an HttpOnly cookie to the portal, as `token` to any other client.
 * A form on another site can't send the portal's header, so it can't sign a person in.
 */
export function sendSession(request: FastifyRequest, reply: FastifyReply, config: Config, secret: string) {
  if (!request.headers[portalHeaderName]) return { token: secret };
  setSessionCookie(reply, config, secret);
  return {};
}

export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(sessionCookie, cookieOptions(config));
