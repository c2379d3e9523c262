import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Config } from '../../config/config.ts';
import type { Db, Trx } from '../../database/database.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { refuse, refuseBecause } from '../../http/errors.ts';
import { cookieOptions } from '../login-sessions/session-cookie.ts';
import { newSecret } from '../login-sessions/sessions.ts';

const cookie = 'login_step';
/** How long a sign-in waits for its second factor, in seconds. */
const lifetime = 300;

const options = (config: Config) => ({ ...cookieOptions(config), path: '/api/auth' });

/**
 * Starts a sign-in that waits for the second factor, and deletes the expired waiting sign-ins of all accounts.
 * @param authenticatedAt when the person gave the first factor, by default now
 * @returns the secret, of which only the hash is stored
 */
export async function createWaitingSignIn(db: Db, accountId: number, authenticatedAt?: Date): Promise<string> {
  const secret = newSecret();
  await db
    .deleteFrom('login_steps')
    .where('date_expiration', '<=', sql<string>`now()`)
    .execute();
  await db
    .insertInto('login_steps')
    .values({
      hash: hashSecret(secret),
      authentications_id: accountId,
      ...(authenticatedAt && { date_auth: authenticatedAt.toISOString() }),
      date_expiration: sql`now() + make_interval(secs => ${lifetime})`,
    })
    .execute();
  return secret;
}

/** Sets the secret as a cookie. Without HTTPS it is sent only to `/api/auth`. */
export const setWaitingSignInCookie = (reply: FastifyReply, config: Config, secret: string) =>
  reply.setCookie(cookie, secret, { ...options(config), maxAge: lifetime });

/** Sends the secret: to the portal as a cookie, to other clients as `login_step`. */
export function sendWaitingSignIn(request: FastifyRequest, reply: FastifyReply, config: Config, secret: string) {
  if (!request.headers[portalHeaderName]) return { login_step: secret };
  setWaitingSignInCookie(reply, config, secret);
  return {};
}

export const clearWaitingSignInCookie = (reply: FastifyReply, config: Config) =>
  reply.clearCookie(cookie, options(config));

/** The cookie is accepted only with the portal's header, which another site can't send [accounts.session-origin]. */
const secretIn = (request: FastifyRequest, loginStep: string | undefined) =>
  loginStep ?? (request.headers[portalHeaderName] ? request.cookies[cookie] : undefined);

/** The waiting sign-in, without consuming it. @throws INVALID_KEY without one, or when it has expired */
export async function readWaitingSignIn(db: Db, request: FastifyRequest, loginStep: string | undefined) {
  const secret = secretIn(request, loginStep);
  const step =
    secret &&
    (await db
      .selectFrom('login_steps')
      .selectAll()
      .where('hash', '=', hashSecret(secret))
      .where('date_expiration', '>', sql<string>`now()`)
      .executeTakeFirst());
  if (!step) throw refuseBecause('SIGN_IN_WAITED');
  return step;
}

/** Consumes the waiting sign-in: of two concurrent requests, one succeeds. @throws INVALID_KEY */
export async function consumeWaitingSignIn(trx: Trx, hash: Buffer): Promise<void> {
  const consumed = await trx.deleteFrom('login_steps').where('hash', '=', hash).returning('hash').executeTakeFirst();
  if (!consumed) throw refuse('INVALID_KEY');
}
