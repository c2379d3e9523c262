import { randomBytes } from 'node:crypto';

import Provider, { type Account, type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';

import { signingJwk } from './keys.ts';
import { refusalPage, showPage } from './pages.ts';
import { type Person, subOf } from './people/people.ts';
import { type ClientSettings, cookieNames, paths, signOutUris } from './settings.ts';
import { signOutConfirmed, signOutPage } from './sign-out.ts';
import { createStore } from './store.ts';

/** Claims of user-info for a client that was granted `scope.gar`. */
const garClaims = [
  'id',
  'IDO',
  'UAI',
  'NOM',
  'PRE',
  'CIV',
  'P_MEL',
  'DIV',
  'GRO',
  'P_MAT',
  'typProfil',
  'PRO',
  'auth_time',
  'client_id',
];

const hour = 3600;

/** The OpenID Connect provider with the GAR's paths, scopes and claims; `people` can sign in. */
export function createProvider(settings: ClientSettings, people: Person[]): Provider {
  const store = createStore();
  const bySub = new Map(people.map((person) => [subOf(person), person]));
  const path = new URL(settings.issuer).pathname;

  const provider = new Provider(settings.issuer, {
    ...fixed,
    adapter: store.adapter,
    jwks: { keys: [signingJwk()] },
    routes: paths,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: settings.redirectUris,
        post_logout_redirect_uris: signOutUris(settings),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    cookies: {
      names: cookieNames,
      keys: [randomBytes(32).toString('base64url')],
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    extraParams: { idRessource: (_ctx, value) => checkResource(value, settings.idRessource) },
    interactions: { url: (_ctx, { uid }) => `${settings.issuer}/interaction/${uid}` },
    findAccount: (ctx, sub) => account(ctx, bySub.get(sub), settings.clientId),
  });

  provider.proxy = true; // The request handler sets host and scheme.
  provider.on('authorization_code.saved', (code) => {
    if (bySub.get(code.accountId ?? '')?.expires === 'code') store.expire('AuthorizationCode', code.jti);
  });
  return provider;
}

function checkResource(value: string | undefined, expected: string): void {
  if (!value) throw new errors.InvalidRequest('idRessource is required: the ark of the resource to open');
  if (value !== expected) throw new errors.InvalidRequest('idRessource is not a resource of this client');
}

function account(ctx: KoaContextWithOIDC, person: Person | undefined, clientId: string): Account | undefined {
  if (!person) return undefined;
  const sub = subOf(person);

  const claims = async (use: string) => {
    if (use !== 'userinfo') return { sub };
    const session = await ctx.oidc.provider.Session.findByUid(ctx.oidc.accessToken?.sessionUid ?? '');
    return { ...person.claims, sub, id: sub, client_id: clientId, auth_time: session?.loginTs };
  };

  return { accountId: sub, claims };
}

const fixed: Configuration = {
  scopes: ['openid', 'scope.gar'],
  claims: { openid: ['sub'], 'scope.gar': garClaims },
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic'],
  enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
  pkce: { required: () => true },
  clientBasedCORS: () => false, // Browsers never call the token and user-info endpoints.
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signOutConfirmed },
  },
  renderError: (ctx, { error, error_description: description }) => showPage(ctx, refusalPage(error, description)),
  // The school chooses the resource: people are not asked for consent.
  loadExistingGrant: async (ctx) => {
    const grant = new ctx.oidc.provider.Grant({
      clientId: ctx.oidc.client?.clientId,
      accountId: ctx.oidc.account?.accountId,
    });
    grant.addOIDCScope(String(ctx.oidc.params?.scope));
    await grant.save();
    return grant;
  },
  ttl: {
    AuthorizationCode: 60,
    AccessToken: hour / 6,
    IdToken: hour / 6,
    Interaction: hour,
    Session: 8 * hour,
    Grant: 8 * hour,
  },
};
