import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';

import { type Corruption, expired } from './corrupt.ts';
import { type Context, showPage, styleSheet, unknownPage } from './pages.ts';
import { type Person, subOf } from './people/people.ts';
import { type ClientSettings, cookieNames, paths, signOutUris } from './settings.ts';
import { signIn } from './sign-in.ts';
import { redirectAfterSignOut } from './sign-out.ts';

type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

/** Sets the state and the security headers of pages, and returns 404 for unknown paths. */
export function pageHeaders(settings: ClientSettings, root: string): Middleware {
  const origins = [...new Set([...settings.redirectUris, ...signOutUris(settings)].map((uri) => new URL(uri).origin))];
  // Chromium applies form-action to every redirect that follows the form, including the client's callback.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
  return async (ctx, next) => {
    Object.assign(ctx.state, { root, issuer: settings.issuer, home: signOutUris(settings)[0] ?? settings.issuer });
    await next();
    if (ctx.status === 404 && !ctx.body) showPage(ctx, unknownPage);
    ctx.set('x-content-type-options', 'nosniff');
    if (ctx.type === 'text/html') ctx.set({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' });
  };
}

/** Serves the sign-in page and the style sheet. */
export function pages(provider: Provider, people: Person[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return signIn(provider, ctx, people);
    if (ctx.path !== '/gar.css') return next();
    ctx.type = 'css';
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.body = styleSheet;
  };
}

/** Hides the session cookie from authorization requests: every sign-in shows the list of people. */
export const ignoreSession: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith(paths.authorization)) {
    const others = ctx
      .get('cookie')
      .split(/; */)
      .filter((cookie) => !cookie.startsWith(cookieNames.session));
    ctx.req.headers.cookie = others.join('; ');
  }
  return next();
};

/** User-info requires the resource and the access mode, as the GAR does. */
export function requireResource(idRessource: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== paths.userinfo || ctx.method === 'OPTIONS') return next();
    const problem =
      ctx.query.idRessource !== idRessource
        ? 'idRessource must be the ark of a resource of this client'
        : ctx.query.access_mode !== 'web' && 'access_mode must be web';
    if (!problem) return next();
    ctx.status = 400;
    ctx.body = { error: 'invalid_request', error_description: problem };
  };
}

/** Redirects a sign-out without a session immediately, because the library's page for this case contains a script. */
export function skipEmptySignOut(provider: Provider, settings: ClientSettings): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== paths.end_session || (await provider.Session.get(ctx)).accountId) return next();
    const requestedUri = String(ctx.query.post_logout_redirect_uri);
    redirectAfterSignOut(
      ctx,
      signOutUris(settings).find((uri) => uri === requestedUri),
      ctx.query.state,
    );
  };
}

/**
 * Replaces the ID token of people with `expires: 'id_token'` by an expired ID token, then applies the corruption of a
 * test to every ID token.
 */
export function corruptIdTokens(people: Person[], corrupt: Corruption = (idToken) => idToken): Middleware {
  const expires = new Set(people.filter((person) => person.expires === 'id_token').map(subOf));
  return async (ctx, next) => {
    await next();
    const response = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== paths.token || !response?.id_token) return;
    const idToken = expires.has(String(decodeJwt(response.id_token).sub))
      ? await expired(response.id_token)
      : response.id_token;
    ctx.body = { ...response, id_token: await corrupt(idToken) };
  };
}
