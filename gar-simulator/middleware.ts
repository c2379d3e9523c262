import { decodeJwt } from 'jose';
import type Provider from 'oidc-provider';
import { expired, type Corruption } from './corrupt.ts';
import { showPage, styleSheet, unknownPage, type Context } from './pages.ts';
import { subOf, type Person } from './people.ts';
import { cookieNames, leavingUris, paths, type ClientSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { leave } from './sign-out.ts';

type Middleware = (ctx: Context, next: () => Promise<void>) => Promise<void>;

/** Tells pages where they are, gives them their headers, and answers what nothing else did. */
export function lookAfterPages(settings: ClientSettings, root: string): Middleware {
  const origins = [...new Set([...settings.redirectUris, ...leavingUris(settings)].map((uri) => new URL(uri).origin))];
  // Chromium holds form-action against every redirect that follows the form, up to the client's own address.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
  return async (ctx, next) => {
    Object.assign(ctx.state, { root, issuer: settings.issuer, home: leavingUris(settings)[0] ?? settings.issuer });
    await next();
    if (ctx.status === 404 && !ctx.body) showPage(ctx, unknownPage);
    ctx.set('x-content-type-options', 'nosniff');
    if (ctx.type === 'text/html') ctx.set({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' });
  };
}

/** The pages of our own, and their style sheet. */
export function pages(provider: Provider, people: Person[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return signIn(provider, ctx, people);
    if (ctx.path !== '/gar.css') return next();
    ctx.type = 'css';
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.body = styleSheet;
  };
}

/** A simulator is there to be somebody else each time: no sign-in starts from the session of the one before. */
export const everyVisitPicks: Middleware = async (ctx, next) => {
  if (ctx.path.startsWith(paths.authorization)) {
    const others = ctx
      .get('cookie')
      .split(/; */)
      .filter((cookie) => !cookie.startsWith(cookieNames.session));
    ctx.req.headers.cookie = others.join('; ');
  }
  return next();
};

/** User-info, like the national one, wants to know for which resource and in which way. */
export function needResource(idRessource: string): Middleware {
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

/** Nobody to sign out: nothing to ask either, and no page of the provider's with a script in it. */
export function skipEmptySignOut(provider: Provider, settings: ClientSettings): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== paths.end_session || (await provider.Session.get(ctx)).accountId) return next();
    const asked = String(ctx.query.post_logout_redirect_uri);
    leave(
      ctx,
      leavingUris(settings).find((uri) => uri === asked),
      ctx.query.state,
    );
  };
}

/** Sends the ID token that tests, or a person whose key has run out, ask for. */
export function corruptIdTokens(people: Person[], corrupt: Corruption = (idToken) => idToken): Middleware {
  const lapsed = new Set(people.filter((person) => person.lapsed === 'id_token').map(subOf));
  return async (ctx, next) => {
    await next();
    const answer = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== paths.token || !answer?.id_token) return;
    const due = lapsed.has(String(decodeJwt(answer.id_token).sub)) ? await expired(answer.id_token) : answer.id_token;
    ctx.body = { ...answer, id_token: await corrupt(due) };
  };
}
