import { portalHeader } from '@memocartes/contract/http/portal-header';
import { oidcCalls } from '@memocartes/contract/oidc/oidc.calls';
import type { StartedSignOn } from '@memocartes/contract/oidc/oidc.routes';
import type { Settings } from '@memocartes/shared-shell/settings';
import { tabStorage, webStorage } from '@memocartes/shared-ui/storage';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import { send } from '../../http/send.ts';

/**
 * The GAR sign-on: authorization code flow with PKCE S256. The token and user-info endpoints are on our server, which
 * has the client secret and verifies the ID token. The tokens are never stored: the session is a cookie that scripts
 * can't read.
 */
function createUserManager({ oidc }: Settings): UserManager {
  const { origin } = location;
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    scope: oidc.scope,
    loadUserInfo: true,
    metadata: {
      issuer: oidc.authority,
      authorization_endpoint: oidc.authorizationEndpoint,
      token_endpoint: `${origin}/api/oidc/token`,
      userinfo_endpoint: `${origin}/api/oidc/userinfo`,
      end_session_endpoint: oidc.endSessionEndpoint,
    },
    extraQueryParams: { idRessource: oidc.idRessource },
    extraHeaders: portalHeader,
    fetchRequestCredentials: 'same-origin',
    automaticSilentRenew: false,
    // Verifier and state stay in this tab until the redirect back.
    stateStore: new WebStorageStateStore({ store: webStorage(tabStorage), prefix: 'memocartes.gar.' }),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

/**
 * Redirects to the GAR sign-on.
 * @param linkCode code that links the GAR identity to the account that requested the code
 * @param requiresNewSignIn requires a new sign-in to the GAR, even for people who are signed in there
 * [accounts.fresh-sign-on]
 * @throws ApiError when the server can't start a sign-on, or refuses the code
 */
export async function startSignOn(settings: Settings, linkCode?: string, requiresNewSignIn = false): Promise<void> {
  const { nonce } = await send<StartedSignOn>(oidcCalls.start, linkCode ? { link_code: linkCode } : {});
  await createUserManager(settings).signinRedirect({ nonce, ...(requiresNewSignIn && { prompt: 'login' }) });
}

/** Handles the redirect back and opens the session. @throws Error, which `refusalOf` maps to an ApiError */
export async function finishSignOn(settings: Settings): Promise<void> {
  await createUserManager(settings).signinCallback();
}
