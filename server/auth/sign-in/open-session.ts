import type { SignInResult } from '@memocartes/contract/auth/auth.routes';
import { scopeOf } from '@memocartes/contract/permissions/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Trx } from '../../database/database.ts';
import { sessionSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { lockAccountWithAccess } from '../access-refusals/lock-account-with-access.ts';
import type { SignInAccount } from '../credentials/auth.queries.ts';
import { describeClient } from '../login-sessions/browsers.ts';
import { sendSession } from '../login-sessions/session-cookie.ts';
import { createSession, endSession } from '../login-sessions/sessions.ts';
import { newBrowserMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { missingStep } from '../second-factor/required-factor.ts';
import { rememberBrowser, setKnownBrowserCookie } from './known-browsers.ts';
import { createLoginStep, sendLoginStep } from './waiting-sign-ins.ts';

type SignedIn = {
  /** The account that was signed in to. */
  accountId: number;
  /** As in `createSession`. */
  authenticatedAt?: Date | undefined;
  /** Whether the person asks to stay signed in: only followers can [accounts.stay-signed-in]. */
  staySignedIn?: boolean | undefined;
  /**
   * Checks or consumes again, once the account is locked, what the person proved: a password or a ticket may have become
   * invalid since. Throws the refusal.
   */
  confirm?: ((trx: Trx, account: SignInAccount) => unknown) | undefined;
};

/** `confirm` for a password that matched `hash`. @throws INVALID_CREDENTIALS if the password was replaced since */
export const withPassword =
  (hash: string | null) =>
  (_trx: Trx, { password_hash }: SignInAccount): void => {
    if (password_hash !== hash) throw refuse('INVALID_CREDENTIALS');
  };

/** Locks the account, and checks its access and the person's proof. @throws the errors of both */
async function lockProved(trx: Trx, { accountId, confirm }: SignedIn): Promise<SignInAccount> {
  const account = await lockAccountWithAccess(trx, accountId);
  await confirm?.(trx, account);
  return account;
}

/**
 * Creates a session after all sign-in steps and ends the browser's previous session. A new browser is reported by
 * mail, except for a demonstration account [accounts.new-browser-mail].
 * @returns the session, and the secret of the browser's cookie
 * @throws the errors of `lockAccountWithAccess` and `confirm`
 */
export async function completeSignIn({ db, config }: Services, request: FastifyRequest, signedIn: SignedIn) {
  const { accountId, authenticatedAt, staySignedIn = false } = signedIn;
  const client = describeClient(request);
  const before = sessionSecret(request);
  const opened = await db.transaction().execute(async (trx) => {
    const { is_demo: isDemo, role } = await lockProved(trx, signedIn);
    const { isNew, secret: browser } = await rememberBrowser(trx, request, accountId, client);
    if (isNew && !isDemo) await queueNotice({ db: trx, config }, accountId, newBrowserMail(client));
    const staysSignedIn = staySignedIn && scopeOf(role) === 'children';
    const session = await createSession(trx, accountId, { client, authenticatedAt, staysSignedIn });
    return { session: { secret: session, staysSignedIn }, browser };
  });
  if (before) await endSession(db, before);
  return opened;
}

/** Creates a session and sends it to the client [accounts.session-cookie]. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): Promise<SignInResult> {
  const { config } = services;
  const { session, browser } = await completeSignIn(services, request, signedIn);
  const opened = sendSession(request, reply, config, session);
  if (browser) setKnownBrowserCookie(reply, config, browser);
  return opened;
}

/**
 * If the account has or needs a second factor, opens a sign-in that waits for it. Otherwise opens a session
 * [accounts.second-factor-every-way].
 */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): Promise<SignInResult> {
  const { db, config } = services;
  const missing = await missingStep(db, signedIn.accountId);
  if (!missing) return startSession(services, request, reply, signedIn);
  // Followers have no second factor, so a sign-in that waits for one never stays signed in.
  const secret = await db.transaction().execute(async (trx) => {
    await lockProved(trx, signedIn);
    return createLoginStep(trx, signedIn.accountId);
  });
  return { second_factor_required: missing, ...sendLoginStep(request, reply, config, secret) };
}
