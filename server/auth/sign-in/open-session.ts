import type { Opened } from '@memocartes/contract/auth/auth.routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { sessionSecret } from '../../http/actor/actor.ts';
import { callerOf } from '../login-sessions/browsers.ts';
import { createSession, endSession, sendSession } from '../login-sessions/sessions.ts';
import { newBrowserMail } from '../notices/notices.mails.ts';
import { queueNotice } from '../notices/notices.ts';
import { missingStep } from '../second-factor/second-factor.queries.ts';
import { rememberBrowser, setKnownBrowserCookie } from './known-browsers.ts';
import { createLoginStep, sendLoginStep } from './login-steps.ts';

/**
 * Locks the account until the transaction ends. @returns whether it is a demonstration account, which gets no mail
 * about new browsers
 */
async function lockForSignIn(trx: Db, id: number): Promise<boolean> {
  const account = await trx
    .selectFrom('authentications')
    .select('is_demo')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return !!account?.is_demo;
}

/**
 * Creates a session after all sign-in steps and ends the browser's previous session. A new browser is reported by mail
 * [accounts.new-browser-mail].
 * @returns the secrets of the session and of the browser's cookie
 */
export async function createKnownSession(
  { db, config }: Services,
  request: FastifyRequest,
  accountId: number,
  authenticatedAt?: Date,
) {
  const caller = callerOf(request);
  const before = sessionSecret(request);
  const opened = await db.transaction().execute(async (trx) => {
    const isDemo = await lockForSignIn(trx, accountId);
    const { isNew, secret: browser } = await rememberBrowser(trx, request, accountId, caller);
    if (isNew && !isDemo) await queueNotice({ db: trx, config }, accountId, newBrowserMail(caller));
    return { session: await createSession(trx, accountId, caller, authenticatedAt), browser };
  });
  if (before) await endSession(db, before);
  return opened;
}

/** Creates a session and sends it to the client [accounts.session-cookie]. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: number,
  authenticatedAt?: Date,
): Promise<Opened> {
  const { config } = services;
  const { session, browser } = await createKnownSession(services, request, accountId, authenticatedAt);
  const opened = sendSession(request, reply, config, session);
  if (browser) setKnownBrowserCookie(reply, config, browser);
  return opened;
}

/**
 * Opens a session, or a sign-in that waits for the second factor if the account has or needs one
 * [accounts.second-factor-every-way].
 */
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
  return { second_factor_required: missing, ...sendLoginStep(request, reply, config, secret) };
}
