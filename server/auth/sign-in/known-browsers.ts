import { portalHeaderName } from '@memocartes/contract/http/portal-header';
import { retentionDays } from '@memocartes/contract/privacy/retention';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Config } from '../../config/config.ts';
import type { Db, Trx } from '../../database/database.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import type { ClientDescription } from '../login-sessions/browsers.ts';
import { cookieOptions } from '../login-sessions/session-cookie.ts';
import { newSecret } from '../login-sessions/sessions.ts';

const cookie = 'known_device';
const days = retentionDays('known-browsers');

const secretOf = (request: FastifyRequest) => {
  const secret = request.cookies[cookie];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

/** The beginning of a network, by which networks are compared: operators often change the end of an address. */
const networkPrefix = (network: string) => network.split(/[.:]/).slice(0, 2).join('.');

/**
 * The browser of a request, if the account has signed in with it in the last 180 days. Its attempts are counted
 * separately (OWASP device cookies), so that guessing elsewhere can't lock a person out of their own browser
 * [accounts.known-browser].
 * @returns the key by which attempts of this browser are counted, or undefined
 */
export async function findKnownBrowser(db: Db, request: FastifyRequest, email: string): Promise<string | undefined> {
  const secret = secretOf(request);
  if (!secret) return undefined;
  const browser = await db
    .selectFrom('known_browsers')
    .innerJoin('authentications', 'authentications.id', 'known_browsers.authentications_id')
    .select('known_browsers.hash')
    .where('known_browsers.hash', '=', hashSecret(secret))
    .where('authentications.email', '=', email)
    .where('known_browsers.date_used', '>', sql<string>`now() - make_interval(days => ${days})`)
    .limit(1)
    .executeTakeFirst();
  return browser?.hash?.toString('base64url');
}

/** The browser of a sign-in, compared with those that the account has used. */
type SignInBrowser = {
  /** The secret in the browser's cookie; undefined for other clients. */
  secret: string | undefined;
  /**
   * Whether the account has signed in before, but neither with this cookie nor with this kind of browser on this
   * network.
   */
  isNew: boolean;
};

/**
 * Remembers that an account signs in with the browser of a request [accounts.new-browser-mail]. Call within a
 * transaction that has locked the account, so that two tabs are stored as one browser.
 */
export async function rememberBrowser(
  trx: Trx,
  request: FastifyRequest,
  accountId: number,
  { browser, system, network }: ClientDescription,
): Promise<SignInBrowser> {
  const secret = request.headers[portalHeaderName] ? (secretOf(request) ?? newSecret()) : undefined;
  const hash = secret ? hashSecret(secret) : null;
  const place = networkPrefix(network);
  const { is_new: isNew } = await sql<{ is_new: boolean }>`
    with before as (
      select (hash = ${hash}::bytea) is true
        or (browser = ${browser} and system = ${system} and network = ${place}) as is_same
      from known_browsers
      where authentications_id = ${accountId}
    ), seen as (
      insert into known_browsers (authentications_id, hash, browser, system, network)
      values (${accountId}, ${hash}, ${browser}, ${system}, ${place})
      on conflict on constraint known_browsers_once do update set date_used = now()
    )
    select coalesce(not bool_or(is_same), false) as is_new from before
  `
    .execute(trx)
    .then(takeFirstOrThrow);
  return { secret, isNew };
}

/** Sets the cookie of a known browser: HttpOnly. Without HTTPS it is sent only to `/api/auth`. */
export const setKnownBrowserCookie = (reply: FastifyReply, config: Config, secret: string) =>
  reply.setCookie(cookie, secret, { ...cookieOptions(config), path: '/api/auth', maxAge: days * 24 * 3600 });

/**
 * Invalidates the browser cookies of an account whose password was replaced. Its browsers and networks stay known, so
 * that the person is not notified of them again.
 */
export const invalidateBrowserCookies = (trx: Trx, accountId: number) =>
  sql`
    with gone as (
      delete from known_browsers
      where authentications_id = ${accountId} and hash is not null
      returning browser, system, network, date_used
    )
    insert into known_browsers (authentications_id, browser, system, network, date_used)
    select ${accountId}::int, browser, system, network, max(date_used)
    from gone
    where network <> ''
    group by browser, system, network
    on conflict on constraint known_browsers_once do nothing
  `.execute(trx);
