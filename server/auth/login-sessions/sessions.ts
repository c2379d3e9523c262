import { randomBytes } from 'node:crypto';

import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { hashSecret, sessionCookie, sessionSecret } from '../../http/actor/actor.ts';
import type { ClientDescription } from './browsers.ts';

/** 256 random bits, as text that is safe in a URL, a cookie and a header. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** A session lasts at most 12 h; the session check ends it after 2 h without a request. */
const hours = 12;

/** Opens a session for an account. @returns its secret, of which only the hash is stored */
export async function createSession(
  db: Db,
  accountId: number,
  client?: ClientDescription,
  authenticatedAt?: Date,
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('tokens')
    .values({
      hash: hashSecret(secret),
      authentications_id: accountId,
      ...client,
      ...(authenticatedAt && { date_auth: authenticatedAt.toISOString() }),
      date_expiration: sql`now() + make_interval(hours => ${hours})`,
    })
    .execute();
  await recordAudit(db, { kind: 'SIGN_IN', actorId: accountId });
  return secret;
}

/** The time of the sign-in that opened a session; undefined when the session has ended. */
export async function findSignOnTime(db: Db, hash: Buffer | null): Promise<Date | undefined> {
  const session = await db.selectFrom('tokens').select('date_auth').where('hash', '=', hash).executeTakeFirst();
  return session && new Date(session.date_auth);
}

/** Ends one session [accounts.sign-out]. */
export const endSession = (db: Db, secret: string) =>
  db.deleteFrom('tokens').where('hash', '=', hashSecret(secret)).execute();

/** Ends every session of an account except the one with `keptHash`. @returns the number of ended sessions */
export async function endOtherSessions(db: Db, accountId: number, keptHash: Buffer): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('authentications_id', '=', accountId)
    .where('hash', '<>', keptHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Ends every session of an account, and every sign-in that waits for its second factor. Called for a ban, a
 * deactivation, a new password and a reset of the second factor [accounts.ban-ends-sessions]
 * [accounts.password-ends-sessions].
 */
export async function endSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('tokens').where('authentications_id', '=', accountId).execute();
  await db.deleteFrom('login_steps').where('authentications_id', '=', accountId).execute();
}

/** Options of sign-in cookies: HttpOnly, SameSite=Strict, and Secure if the public URL is https. */
export const cookieOptions = (config: Config) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/',
  secure: config.publicUrl.startsWith('https:'),
});

/** Sets the session as an HttpOnly cookie [accounts.session-cookie]. */
export const setSessionCookie = (reply: FastifyReply, config: Config, secret: string) =>
  reply.setCookie(sessionCookie, secret, { ...cookieOptions(config), maxAge: hours * 3600 });

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

/** The hash of the request's session; only for routes that require one. */
export const sessionHash = (request: FastifyRequest): Buffer => hashSecret(sessionSecret(request)!);
