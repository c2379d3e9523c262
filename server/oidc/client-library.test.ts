import { auth } from '@memocartes/contract/auth/auth.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import { signInAs, TestBrowser } from '@memocartes/gar-simulator/testing/test-browser';
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts';

import type { PortalClient } from '../testing/portal-client.ts';
import { signOnFixture } from './testing.ts';

let at: Awaited<ReturnType<typeof signOnFixture>>;
const nodeFetch = globalThis.fetch;

beforeAll(async () => {
  at = await signOnFixture();
  await at.server.seed.school({ code: '0751234J' });
});

afterEach(() => void (globalThis.fetch = nodeFetch));
afterAll(() => at.close());

/** Sends the library's calls with the cookies of a browser. */
function inBrowser(browser: PortalClient) {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    globalThis.fetch = nodeFetch;
    return browser.fetch(url.pathname, init).finally(() => inBrowser(browser));
  };
}

/** The client, configured as in the shell: its token and user-info endpoints are those of the server. */
const library = () =>
  new OidcClient({
    authority: at.gar.client.issuer,
    client_id: at.gar.client.clientId,
    redirect_uri: at.gar.client.redirectUri,
    response_type: 'code',
    scope: 'openid scope.gar',
    loadUserInfo: true,
    metadata: {
      issuer: at.gar.client.issuer,
      authorization_endpoint: `${at.gar.client.issuer}/oidc/oidcAuthorize`,
      token_endpoint: `${at.server.origin}/api/oidc/token`,
      userinfo_endpoint: `${at.server.origin}/api/oidc/userinfo`,
    },
    extraQueryParams: { idRessource: at.gar.client.idRessource },
    extraHeaders: portalHeader,
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });

async function signOn(browser: PortalClient, person: string) {
  const client = library();
  const body = await browser.body(oidc.start, { body: {} });
  const { url } = await client.createSigninRequest({ nonce: body.nonce });
  const callback = await signInAs(new TestBrowser(), url, person);
  inBrowser(browser);
  return client.processSigninResponse(callback.href);
}

test('oidc-client-ts signs a teacher in with the server’s token and user-info endpoints', async () => {
  const browser = at.portal();
  const { profile } = await signOn(browser, 'claire-moreau');
  expect(profile.DIV).toEqual(['CE1 A']);
  globalThis.fetch = nodeFetch;
  expect((await browser.body(auth.user)).user.firstname).toBe('Claire');
});

test('oidc-client-ts reports the reason of a refusal in its error', async () => {
  await expect(signOn(at.portal(), 'eleve')).rejects.toThrow('"code":"PROFILE_REFUSED"');
});
