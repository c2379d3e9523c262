import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import { setSessionCookie } from '../auth/login-sessions/session-cookie.ts';
import { newSecret } from '../auth/login-sessions/sessions.ts';
import { completeFirstFactor } from '../auth/sign-in/open-session.ts';
import { setWaitingSignInCookie } from '../auth/sign-in/waiting-sign-ins.ts';
import { normalizeLinkCode } from '../auth/tickets/link-codes.ts';
import { readTicket } from '../auth/tickets/tickets.ts';
import type { Services } from '../config/services.ts';
import { hashSecret } from '../http/actor/actor.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { exchangeCode, fetchProfile, type Profile } from './gar.client.ts';
import { authTimeOf, verifyIdToken } from './id-token.ts';
import { signOn } from './identities.ts';
import { findLogin } from './logins.queries.ts';
import { consumeLogin, saveLogin } from './logins.writes.ts';
import { readPerson } from './profiles.ts';
import { consumeStartCookie, setStartCookie } from './start-cookie.ts';

/** Form bodies, only for the route of the client library: elsewhere cross-site forms must be refused. */
function readForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/**
 * A linking code in the issued format. It is checked now, so that a typing error is reported before the sign-on
 * [accounts.gar-link-code].
 */
async function checkLinkCode({ db }: Services, { ip }: FastifyRequest, typed: string): Promise<string> {
  await limits(db).consume('link-code', { address: ip });
  const code = normalizeLinkCode(typed);
  const { purpose } = await readTicket(db, code);
  if (purpose !== 'LINK') throw refuse('INVALID_KEY');
  return code;
}

const bearer = (request: FastifyRequest) => /^Bearer (\S{1,4000})$/.exec(request.headers.authorization ?? '')?.[1];

/**
 * When the person signed in at the GAR, according to the ID token or, without a time there, to the profile. A sign-on
 * in an existing GAR session is as old as that session. A sign-on without `auth_time` is never fresh
 * [accounts.fresh-sign-on].
 */
const signOnTime = (verified: string | null, profile: Profile) =>
  verified ? new Date(verified) : (authTimeOf(profile.auth_time) ?? new Date(0));

/** Consumes the verified sign-in of an access token and returns its profile. @throws OIDC_REFUSED, UNAVAILABLE */
async function consumeSignedOn({ db, config }: Services, accessToken: string | undefined) {
  const login = accessToken ? await findLogin(db, accessToken) : undefined;
  if (!accessToken || !login) throw refuse('OIDC_REFUSED');
  const profile = await fetchProfile(config, accessToken);
  if (profile.sub !== login.sub || !(await consumeLogin(db, accessToken))) throw refuse('OIDC_REFUSED');
  return { profile, linkHash: login.link_hash, authenticatedAt: signOnTime(login.date_auth, profile) };
}

function tokenRoute(app: App, { db, config }: Services): void {
  app.route({
    ...http(oidc.token),
    handler: async (request, reply) => {
      const started = consumeStartCookie(request, reply, config);
      if (!started) throw refuse('OIDC_REFUSED');
      const tokens = await exchangeCode(config, request.body);
      const verified = await verifyIdToken(config, tokens.id_token, started.nonce, request.log);
      await saveLogin(
        db,
        tokens.access_token,
        verified,
        started.linkCode === null ? null : hashSecret(started.linkCode),
      );
      return tokens;
    },
  });
}

/** The server side of the national sign-on: it has the client secret and trusts only verified tokens. */
export function oidcRoutes(app: App, services: Services): void {
  const { db, config } = services;

  void app.register(async (scope) => {
    readForms(scope);
    tokenRoute(scope.withTypeProvider<ZodTypeProvider>(), services);
  });

  app.route({
    ...http(oidc.start),
    handler: async (request, reply) => {
      await limits(db).consume('oidc-start', { address: request.ip });
      const code = request.body?.link_code;
      const linkCode = code ? await checkLinkCode(services, request, code) : null;
      const nonce = newSecret();
      setStartCookie(reply, config, { nonce, linkCode });
      return { nonce };
    },
  });

  app.route({
    ...http(oidc.userinfo),
    handler: async (request, reply) => {
      const { profile, linkHash, authenticatedAt } = await consumeSignedOn(services, bearer(request));
      const person = readPerson(profile);
      const accountId = await db.transaction().execute((trx) => signOn(trx, person, linkHash));
      const result = await completeFirstFactor(services, request, { accountId, authenticatedAt });
      // The client library expects a refusal; the browser gets only the cookie of the second step
      // [accounts.second-factor-every-way].
      if (result.missing) {
        setWaitingSignInCookie(reply, config, result.secret);
        throw refuse('SECOND_FACTOR_REQUIRED');
      }
      setSessionCookie(reply, config, result.session);
      return { sub: profile.sub, DIV: profile.DIV, GRO: profile.GRO };
    },
  });
}
