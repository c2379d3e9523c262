import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../auth/login-sessions/sessions.ts';
import type { Config } from '../config/config.ts';

const name = 'oidc';
const lifetime = 600; // seconds: what a person needs at the sign-on

/** What binds a sign-on to the browser that began it: the nonce, and the hash of a linking code if one was given. */
export type Started = { nonce: string; linkHash: Buffer | null };

// Lax: the browser comes back from another site. Our own call that follows is same-site either way.
const options = (config: Config) => ({ ...cookieOptions(config), sameSite: 'lax' as const, path: '/api/oidc' });

/** Keeps what was started in the browser, out of reach of its scripts. */
export const keepStarted = (reply: FastifyReply, config: Config, { nonce, linkHash }: Started) =>
  reply.setCookie(name, `${nonce}.${linkHash?.toString('base64url') ?? ''}`, { ...options(config), maxAge: lifetime });

/** Takes what was started, once. */
export function takeStarted(request: FastifyRequest, reply: FastifyReply, config: Config): Started | undefined {
  const [nonce, link] = request.cookies[name]?.split('.') ?? [];
  if (!nonce) return undefined;
  reply.clearCookie(name, options(config));
  return { nonce, linkHash: link ? Buffer.from(link, 'base64url') : null };
}
