import type { FastifyRequest } from 'fastify';
import { auth } from '@memocartes/contract/auth/auth.routes';
import type { Credentials, LoggedUser } from '@memocartes/contract/auth/auth.routes';
import type { Services } from '../app/services.ts';
import type { Db } from '../database/database.ts';
import { sessionSecret } from '../http/actor.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { checkAccess } from './access.ts';
import { findLoggedUser, findSignInByEmail } from './auth.queries.ts';
import type { SignIn } from './auth.queries.ts';
import { isPassword } from './passwords.ts';
import { createSession, endSession, handSession, takeCookieBack } from './sessions.ts';

/**
 * The account of an address and password. The answer and its time are the same whether the address exists or not, and a wrong
 * password counts against the pair of address and caller alike.
 * @throws INVALID_CREDENTIALS; LOCKED_OUT at the fifth failure and for 15 minutes; TOO_MANY_REQUESTS for an address that tries many accounts; 403 with one of the four reasons
 */
async function identify(db: Db, { email, password }: Credentials, { ip }: FastifyRequest): Promise<SignIn> {
  const who = { account: email, address: ip };
  const { refusal } = await limits(db).consume('login', who);
  const account = await findSignInByEmail(db, email);
  const good = await isPassword(account?.password_hash, password);
  if (!account || !good) {
    await limits(db).penalty('login', who);
    throw refusal ?? refuse('INVALID_CREDENTIALS');
  }
  await limits(db).reset('login', who);
  checkAccess(account);
  return account;
}

async function presentLoggedUser(db: Db, id: number): Promise<LoggedUser> {
  const { email, has_password, is_linked, ...user } = await findLoggedUser(db, id);
  const { firstname, lastname } = user;
  return {
    ...user,
    datetime: new Date().toISOString(),
    authentication: { firstname, lastname, email, has_password: !!has_password, is_linked: !!is_linked },
  };
}

/** The guard's two calls, signing in and out (decisions §2). */
export function signInRoutes(app: App, { db, config }: Services): void {
  app.route({ ...http(auth.token), handler: async (_request, reply) => reply.send() });
  app.route({ ...http(auth.user), handler: async ({ actor }) => ({ user: await presentLoggedUser(db, actor.id) }) });
  app.route({
    ...http(auth.login),
    handler: async (request, reply) => {
      const account = await identify(db, request.body, request);
      const before = sessionSecret(request);
      if (before) await endSession(db, before);
      return handSession(request, reply, config, await createSession(db, account.id));
    },
  });
  app.route({
    ...http(auth.logout),
    handler: async (request, reply) => {
      const secret = sessionSecret(request);
      if (secret) await endSession(db, secret);
      return takeCookieBack(reply, config).send();
    },
  });
}
