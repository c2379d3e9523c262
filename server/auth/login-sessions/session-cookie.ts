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

/** A new session: its secret, and whether the person stays signed in. */
export type OpenedSession = { secret: string; staysSignedIn: boolean };

/** Sets the session as an HttpOnly cookie, which the browser keeps as long as the session may last [accounts.session-cookie]. */
export const setSessionCookie = (reply: FastifyReply, config: Config, { secret, staysSignedIn }: OpenedSession) =>
  reply.setCookie(sessionCookie, secret, { ...cookieOptions(config), maxAge: sessionHours(staysSignedIn) * 3600 });

/**
 * Sends a session to the client: as an HttpOnly cookie to the portal, as `token` to any other client.
 * A form on another site can't send the portal's header, so it can't sign a person in.
 */
export function sendSession(request: FastifyRequest, reply: FastifyReply, config: Config, session: OpenedSession) {
  if (!request.headers[portalHeaderName]) return { token: session.secret };
  setSessionCookie(reply, config, session);
  return {};
}

export const clearSessionCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(sessionCookie, cookieOptions(config));
