import { portalHeader } from '@memocartes/contract/http/portal-header';
import { freshSignOnSeconds, oidcCalls } from '@memocartes/contract/oidc/oidc.calls';
import type { StartedSignOn } from '@memocartes/contract/oidc/oidc.routes';
import type { Settings } from '@memocartes/shared-shell/settings';
import { tabStorage, webStorage } from '@memocartes/shared-ui/storage';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import { send } from '../../http/send.ts';
import { forgetSignOnRequest, type SignOnRequest, storeSignOnRequest } from './request.ts';

/**
 * The GAR sign-on: authorization code flow with PKCE S256. The token and user-info endpoints are on the portal's
 * server, which has the client secret and verifies the ID token. The tokens are never stored: the session is a cookie
 * that scripts can't read.
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
 * @throws ApiError when the server can't start a sign-on, or refuses the code
 */
export async function startSignOn(settings: Settings, request: SignOnRequest): Promise<void> {
  const { linkCode, requiresNewSignIn } = request;
  storeSignOnRequest(request);
  const { nonce } = await send<StartedSignOn>(oidcCalls.start, linkCode ? { link_code: linkCode } : {});
  // With `max_age`, the ID token must have `auth_time` (OpenID Connect Core §2).
  const newSignIn = { prompt: 'login', max_age: freshSignOnSeconds };
  await createUserManager(settings).signinRedirect({ nonce, ...(requiresNewSignIn && newSignIn) });
}

/** Handles the redirect back and opens the session. @throws Error, which `refusalOf` maps to an ApiError */
export async function finishSignOn(settings: Settings): Promise<void> {
  await createUserManager(settings).signinCallback();
  forgetSignOnRequest();
}
