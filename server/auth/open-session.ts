import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Opened } from '@memocartes/contract/auth/auth.routes';
import type { Services } from '../app/services.ts';
import type { Db } from '../database/database.ts';
import { sessionSecret } from '../http/actor.ts';
import { callerOf } from './browsers.ts';
import type { Caller } from './browsers.ts';
import { isKnownDevice, rememberDevice } from './known-devices.ts';
import { createLoginStep, handLoginStep } from './login-steps.ts';
import { newBrowserLetter } from './notices.letters.ts';
import { queueNotice } from './notices.ts';
import { missingStep } from './second-factor.queries.ts';
import { createSession, endSession, handSession } from './sessions.ts';

/** An operator's address changes within its first two parts: that much of it is compared. */
const coarse = (network: string) => network.split(/[.:]/).slice(0, 2).join('.');

/** Remembers where an account signed in from. @returns whether it never did from there, though it did from elsewhere */
async function isNewBrowser(db: Db, accountId: number, caller: Caller): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with known as (select from known_browsers where authentications_id = ${accountId} limit 1)
    insert into known_browsers (authentications_id, browser, system, network)
    values (${accountId}, ${caller.browser}, ${caller.system}, ${coarse(caller.network)})
    on conflict (authentications_id, browser, system, network) do update set date_used = now()
    returning xmax = 0 and exists(select from known) as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

/** The accounts of a demonstration are everybody's: nobody is told where they are opened from. */
const isDemo = async (db: Db, id: number) =>
  !!(await db.selectFrom('authentications').select('is_demo').where('id', '=', id).executeTakeFirst())?.is_demo;

/**
 * Creates a session for who has shown all that the account asks for; the session that the browser had before ends. A new browser is told to the person.
 * @returns its secret
 */
export async function createKnownSession({ db, config }: Services, request: FastifyRequest, accountId: number) {
  const caller = callerOf(request);
  const before = sessionSecret(request);
  const secret = await db.transaction().execute(async (trx) => {
    const isNew = await isNewBrowser(trx, accountId, caller);
    const isTold = isNew && !(await isDemo(trx, accountId)) && !(await isKnownDevice(trx, request, accountId));
    if (isTold) await queueNotice({ db: trx, config }, accountId, newBrowserLetter(caller));
    return createSession(trx, accountId, caller);
  });
  if (before) await endSession(db, before);
  return secret;
}

/** The same, handed to who asked for it. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
): Promise<Opened> {
  const opened = handSession(request, reply, services.config, await createKnownSession(services, request, accountId));
  await rememberDevice(services, request, reply, accountId);
  return opened;
}

/** Opens a session, or, where the account has a second factor or needs one, begins to wait for it: that is no session. */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
): Promise<Opened> {
  const { db, config } = services;
  const missing = await missingStep(db, accountId);
  if (!missing) return startSession(services, request, reply, accountId);
  const secret = await createLoginStep(db, accountId);
  return { second_factor_required: missing, ...handLoginStep(request, reply, config, secret) };
}
