import { auth, type Credentials, type LoggedUser } from '@memocartes/contract/auth/auth.routes';
import type { FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { sessionSecret } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { checkAccess } from '../access-refusals/access-refusals.ts';
import { findSignInByEmail, readLoggedUser, type SignInAccount } from '../credentials/auth.queries.ts';
import { isPassword } from '../credentials/password-hash.ts';
import { startAttempt } from '../lock-out/lock-out.ts';
import { clearSessionCookie } from '../login-sessions/session-cookie.ts';
import { endSession } from '../login-sessions/sessions.ts';
import { findKnownBrowser } from './known-browsers.ts';
import { openSession, withPassword } from './open-session.ts';

/**
 * The account of an address and password. An unknown address and a wrong password get the same response after the same
 * time, and rate limits treat them alike [accounts.wrong-credentials]. An account without access is refused with the
 * reason [accounts.refused] [accounts.disabled] [accounts.expired] [accounts.school-closed] [accounts.banned].
 * @throws INVALID_CREDENTIALS; LOCKED_OUT and TOO_MANY_REQUESTS past the rate limits; 403 with the reason
 */
async function identify(db: Db, { email, password }: Credentials, request: FastifyRequest): Promise<SignInAccount> {
  const attempt = await startAttempt(db, {
    account: email,
    address: request.ip,
    device: await findKnownBrowser(db, request, email),
  });
  const account = await findSignInByEmail(db, email);
  const isRight = await isPassword(account?.password_hash, password);
  if (!account || !isRight) {
    throw (await attempt.fail()) ?? refuse('INVALID_CREDENTIALS');
  }
  await attempt.succeed();
  checkAccess(account);
  return account;
}

async function presentLoggedUser(db: Db, id: number): Promise<LoggedUser> {
  const { email, has_password, is_linked, ...user } = await readLoggedUser(db, id);
  const { firstname, lastname } = user;
  return {
    ...user,
    datetime: new Date().toISOString(),
    authentication: { firstname, lastname, email, has_password: !!has_password, is_linked: !!is_linked },
  };
}

/** Routes of the session check, sign-in and sign-out [accounts.sign-out]. */
export function signInRoutes(app: App, services: Services): void {
  const { db, config } = services;
  app.route({ ...http(auth.token), handler: async (_request, reply) => reply.send() });
  app.route({ ...http(auth.user), handler: async ({ actor }) => ({ user: await presentLoggedUser(db, actor.id) }) });
  app.route({
    ...http(auth.login),
    handler: async (request, reply) => {
      const account = await identify(db, request.body, request);
      return openSession(services, request, reply, {
        accountId: account.id,
        staySignedIn: request.body.stay_signed_in,
        confirm: withPassword(account.password_hash),
      });
    },
  });
  app.route({
    ...http(auth.logout),
    handler: async (request, reply) => {
      const secret = sessionSecret(request);
      if (secret) await endSession(db, secret);
      return clearSessionCookie(reply, config).send();
    },
  });
}
