import type { KoaContextWithOIDC } from 'oidc-provider';
import { showPage, type Context } from './pages.ts';
import { paths } from './settings.ts';

/**
 * Ends the session at once when the client shows the ID token of whoever is signed in; otherwise asks.
 * `form` is the provider's, with its anti-forgery value; our buttons only point at it.
 */
export async function signOutPage(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (session && entities.IdTokenHint?.payload.sub === session.accountId) {
    const to = session.state?.postLogoutRedirectUri;
    await session.destroy();
    return leave(ctx, typeof to === 'string' ? to : undefined, ctx.oidc.params?.state);
  }
  showPage(ctx, {
    title: 'Se déconnecter du GAR\u00a0?',
    body: `${form}
      <p class="choices"><button form="op.logoutForm" name="logout" value="yes">Se déconnecter</button>
      <button class="quiet" form="op.logoutForm">Rester connecté</button></p>`,
  });
}

/** The page at the end of a sign-out that leads nowhere else. */
export function signOutConfirmed(ctx: KoaContextWithOIDC): void {
  showPage(ctx, { title: 'Vous êtes déconnecté', body: '<p>La session du GAR simulé est fermée.</p>' });
}

/** Sends a person whose session is over to `to`, or to the page that says so. */
export function leave(ctx: Context, to: string | undefined, state: unknown): void {
  const target = new URL(to ?? `${ctx.state.issuer}${paths.end_session}/success`);
  if (to && typeof state === 'string') target.searchParams.set('state', state);
  ctx.redirect(target.href);
  ctx.status = 303;
}
