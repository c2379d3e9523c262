import type { KoaContextWithOIDC } from 'oidc-provider';

import { type Context, showPage } from './pages.ts';
import { paths } from './settings.ts';

/**
 * Ends the session when the client sends the ID token of the signed-in person; otherwise asks for confirmation.
 * `form` is the library's form with its anti-forgery token; the buttons refer to it.
 */
export async function signOutPage(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (session && entities.IdTokenHint?.payload.sub === session.accountId) {
    const to = session.state?.postLogoutRedirectUri;
    await session.destroy();
    redirectAfterSignOut(ctx, typeof to === 'string' ? to : undefined, ctx.oidc.params?.state);
    return;
  }
  showPage(ctx, {
    title: 'Se déconnecter du GAR\u00a0?',
    body: `${form}
      <p class="choices"><button form="op.logoutForm" name="logout" value="yes">Se déconnecter</button>
      <button class="quiet" form="op.logoutForm">Rester connecté</button></p>`,
  });
}

/** The page after a sign-out without a redirect. */
export function signOutConfirmed(ctx: KoaContextWithOIDC): void {
  showPage(ctx, { title: 'Vous êtes déconnecté', body: '<p>La session du GAR simulé est fermée.</p>' });
}

/** Redirects to `to` after a sign-out, by default to the page that confirms the sign-out. */
export function redirectAfterSignOut(ctx: Context, to: string | undefined, state: unknown): void {
  const target = new URL(to ?? `${ctx.state.issuer}${paths.end_session}/success`);
  if (to && typeof state === 'string') target.searchParams.set('state', state);
  ctx.redirect(target.href);
  ctx.status = 303;
}
