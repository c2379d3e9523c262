import { randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Db } from '../../database/database.ts';
import { hashSecret, sessionSecret } from '../../http/actor/actor.ts';
import type { ClientDescription } from './browsers.ts';

/** 256 random bits, as text that is safe in a URL, a cookie and a header. */
export const newSecret = () => randomBytes(32).toString('base64url');

type NewSession = {
  client?: ClientDescription;
  /** Time of the sign-in; now if undefined. */
  authenticatedAt?: Date | undefined;
  /** Whether a follower stays signed in on the device. */
  staysSignedIn?: boolean;
};

/**
 * Maximum hours that a session lasts. It already becomes invalid after some time without a request, see `isInUse`
 * [accounts.stay-signed-in].
 */
export const sessionHours = (staysSignedIn: boolean) => (staysSignedIn ? 90 * 24 : 12);

/** Opens a session for an account. @returns its secret, of which only the hash is stored */
export async function createSession(
  db: Db,
  accountId: number,
  { client, authenticatedAt, staysSignedIn = false }: NewSession = {},
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('tokens')
    .values({
      hash: hashSecret(secret),
      authentications_id: accountId,
      ...client,
      ...(authenticatedAt && { date_auth: authenticatedAt.toISOString() }),
      stays_signed_in: staysSignedIn,
      date_expiration: sql`now() + make_interval(hours => ${sessionHours(staysSignedIn)})`,
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

/** Whether the person chose to stay signed in when the session was opened; false when it has ended. */
export async function findStaysSignedIn(db: Db, hash: Buffer): Promise<boolean> {
  const session = await db.selectFrom('tokens').select('stays_signed_in').where('hash', '=', hash).executeTakeFirst();
  return session?.stays_signed_in ?? false;
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

/** The hash of the request's session; only for routes that require one. */
export const sessionHash = (request: FastifyRequest): Buffer => hashSecret(sessionSecret(request)!);
