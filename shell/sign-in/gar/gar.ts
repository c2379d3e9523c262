import { portalHeader } from '@memocartes/contract/http/portal-header';
import { oidcCalls } from '@memocartes/contract/oidc/oidc.calls';
import type { StartedSignOn } from '@memocartes/contract/oidc/oidc.routes';
import type { Settings } from '@memocartes/shared-shell/settings';
import { tabStorage, webStorage } from '@memocartes/shared-ui/storage';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';

import { send } from '../../http/send.ts';

/**
 * The national sign-on: code flow with PKCE S256. Token and user-info endpoints are the server's own, which holds
 * the client's secret and believes nothing before it has verified the ID token. What comes back is never stored: the session
 * is a cookie that scripts can't read.
 */
function managerOf({ oidc }: Settings): UserManager {
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
    // The verifier and the state live in this tab until it comes back.
    stateStore: new WebStorageStateStore({ store: webStorage(tabStorage), prefix: 'memocartes.gar.' }),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

/**
 * Leaves for the national sign-on.
 * @param linkCode links it to the account that gave the code
 * @throws ApiError when the server can't begin one, or doesn't know the code
 */
export async function startSignOn(settings: Settings, linkCode?: string): Promise<void> {
  const { nonce } = await send<StartedSignOn>(oidcCalls.start, linkCode ? { link_code: linkCode } : {});
  await managerOf(settings).signinRedirect({ nonce });
}

/** Comes back from it and opens the session. @throws Error whose reason `refusalOf` reads. */
export async function finishSignOn(settings: Settings): Promise<void> {
  await managerOf(settings).signinCallback();
}
