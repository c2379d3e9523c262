import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { hashSecret, portalHeader } from '../http/actor.ts';
import { cookieOptions, newSecret } from './sessions.ts';

const cookie = 'known_device';
const days = 180;

const secretOf = (request: FastifyRequest) => {
  const secret = request.cookies[cookie];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

/** The row of an account, named by its id or by its address, and the browser of a request; undefined where it never signed in there. */
async function findRow(db: Db, request: FastifyRequest, column: 'a.id' | 'a.email', account: number | string) {
  const secret = secretOf(request);
  if (!secret) return undefined;
  return db
    .selectFrom('known_devices as d')
    .innerJoin('authentications as a', 'a.id', 'd.authentications_id')
    .select('d.hash')
    .where('d.hash', '=', hashSecret(secret))
    .where(column, '=', account)
    .where('d.date_expiration', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/**
 * The browser of a request, if the account has signed in with it before. Its tries are counted apart (device cookies, as OWASP describes them): strangers who guess
 * can't lock a person out of the browser that they use.
 * @returns a name to count it by
 */
export const findKnownDevice = async (db: Db, request: FastifyRequest, email: string): Promise<string | undefined> =>
  (await findRow(db, request, 'a.email', email))?.hash.toString('base64url');

/** Whether an account has signed in with the browser of a request before. */
export const isKnownDevice = async (db: Db, request: FastifyRequest, accountId: number): Promise<boolean> =>
  !!(await findRow(db, request, 'a.id', accountId));

/** Remembers for 180 days that an account signed in with this browser. Other clients, which keep no cookie, are left out. */
export async function rememberDevice(
  { db, config }: { db: Db; config: Config },
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
): Promise<void> {
  if (!request.headers[portalHeader]) return;
  const secret = secretOf(request) ?? newSecret();
  const date_expiration = sql<string>`now() + make_interval(days => ${days})`;
  await db
    .insertInto('known_devices')
    .values({ hash: hashSecret(secret), authentications_id: accountId, date_expiration })
    .onConflict((conflict) => conflict.columns(['hash', 'authentications_id']).doUpdateSet({ date_expiration }))
    .execute();
  reply.setCookie(cookie, secret, { ...cookieOptions(config), path: '/api/auth', maxAge: days * 24 * 3600 });
}

/** Forgets every browser of an account: its password was replaced, perhaps because somebody else had it. */
export const forgetDevicesOf = (db: Db, accountId: number) =>
  db.deleteFrom('known_devices').where('authentications_id', '=', accountId).execute();
