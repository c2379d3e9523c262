import type { SignInResult } from '@memocartes/contract/auth/auth.routes';
import { isFollower } from '@memocartes/contract/permissions/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config/config.ts';
import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { sessionSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { lockAccountWithAccess } from '../access-refusals/lock-account-with-access.ts';
import type { SignInAccount } from '../credentials/auth.queries.ts';
import { describeClient } from '../login-sessions/browsers.ts';
import { type OpenedSession, sendSession } from '../login-sessions/session-cookie.ts';
import { createSession, endSession } from '../login-sessions/sessions.ts';
import { newBrowserMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { missingStep } from '../second-factor/required-factor.ts';
import { rememberBrowser, setKnownBrowserCookie } from './known-browsers.ts';
import { createWaitingSignIn, sendWaitingSignIn } from './waiting-sign-ins.ts';

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
async function lockAndCheckProof(trx: Trx, { accountId, confirm }: SignedIn): Promise<SignInAccount> {
  const account = await lockAccountWithAccess(trx, accountId);
  await confirm?.(trx, account);
  return account;
}

/** A session that was opened, and the secret of the browser's cookie. */
type Opened = { session: OpenedSession; browser: string | undefined };

/**
 * Creates a session of the locked account. A new browser is reported by mail, except for a demonstration account
 * [accounts.new-browser-mail].
 */
async function insertSession(
  { db: trx, config }: Services<Trx>,
  request: FastifyRequest,
  { is_demo: isDemo, role }: SignInAccount,
  { accountId, authenticatedAt, staySignedIn = false }: SignedIn,
): Promise<Opened> {
  const client = describeClient(request);
  const { isNew, secret: browser } = await rememberBrowser(trx, request, accountId, client);
  if (isNew && !isDemo) await queueNotice({ db: trx, config }, accountId, newBrowserMail(client));
  const staysSignedIn = staySignedIn && isFollower({ role });
  const session = await createSession(trx, accountId, { client, authenticatedAt, staysSignedIn });
  return { session: { secret: session, staysSignedIn }, browser };
}

/** Ends the session that a new one replaces in the browser. */
async function endPrevious(db: Db, request: FastifyRequest): Promise<void> {
  const previous = sessionSecret(request);
  if (previous) await endSession(db, previous);
}

function sendOpened(request: FastifyRequest, reply: FastifyReply, config: Config, { session, browser }: Opened) {
  const sent = sendSession(request, reply, config, session);
  if (browser) setKnownBrowserCookie(reply, config, browser);
  return sent;
}

/**
 * Creates a session after all sign-in steps and sends it to the client [accounts.session-cookie]. Ends the browser's
 * previous session.
 * @throws the errors of `lockAccountWithAccess` and `confirm`
 */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): Promise<SignInResult> {
  const { db, config } = services;
  const opened = await db.transaction().execute(async (trx) => {
    const account = await lockAndCheckProof(trx, signedIn);
    return insertSession({ db: trx, config }, request, account, signedIn);
  });
  await endPrevious(db, request);
  return sendOpened(request, reply, config, opened);
}

/** A session, or the secret of a sign-in that waits for its second factor. */
type AfterFirstFactor = (Opened & { missing?: never }) | { missing: 'CODE' | 'ENROLMENT'; secret: string };

/**
 * Creates a session or, if the account has or needs a second factor, a sign-in that waits for it
 * [accounts.second-factor-every-way]. The account is locked first: its owner may be enabling the second factor.
 * @throws the errors of `lockAccountWithAccess` and `confirm`
 */
export async function completeFirstFactor(
  { db, config }: Services,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<AfterFirstFactor> {
  const { accountId, authenticatedAt } = signedIn;
  const result = await db.transaction().execute(async (trx): Promise<AfterFirstFactor> => {
    const account = await lockAndCheckProof(trx, signedIn);
    const missing = await missingStep(trx, accountId);
    // Followers have no second factor, so a sign-in that waits for one never stays signed in.
    if (missing) return { missing, secret: await createWaitingSignIn(trx, accountId, authenticatedAt) };
    return insertSession({ db: trx, config }, request, account, signedIn);
  });
  if (!result.missing) await endPrevious(db, request);
  return result;
}

/** Sends the result of `completeFirstFactor` to the client. */
export async function openSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): Promise<SignInResult> {
  const { config } = services;
  const result = await completeFirstFactor(services, request, signedIn);
  if (!result.missing) return sendOpened(request, reply, config, result);
  return { second_factor_required: result.missing, ...sendWaitingSignIn(request, reply, config, result.secret) };
}
