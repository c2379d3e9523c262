import type { ErrorBody } from '@memocartes/contract/errors/errors';
import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import type { Corruption } from '@memocartes/gar-simulator/corrupt';
import { startSimulator } from '@memocartes/gar-simulator/testing/fixture';
import { signInAs, startSignIn as authorization, TestBrowser } from '@memocartes/gar-simulator/testing/test-browser';

import { type PortalClient, portalClient } from '../testing/portal-client.ts';
import { testServer } from '../testing/server.ts';

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

type Changed = { code?: string; verifier?: string; linkCode?: string };
type TokenBody = { access_token: string; id_token: string; sub: string } & ErrorBody;
export type SignOnResult = { status: number; body: TokenBody };

/** The simulated national sign-on, a server that uses it, and the steps of a sign-on in a browser. */
export async function signOnFixture(options: { keepsSession?: boolean } = {}) {
  let corruption: Corruption = (idToken) => idToken;
  const gar = await startSimulator({ ...options, corrupt: (idToken) => corruption(idToken) });
  const server = await testServer({
    GAR_ISSUER: gar.client.issuer,
    GAR_CLIENT_ID: gar.client.clientId,
    GAR_CLIENT_SECRET: gar.client.clientSecret,
    GAR_ID_RESSOURCE: gar.client.idRessource,
  });

  const readResult = async (response: Response): Promise<SignOnResult> => ({
    status: response.status,
    body: (await response.json()) as TokenBody,
  });

  const exchange = (browser: PortalClient, code: string, verifier: string) => {
    const fields = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: gar.client.redirectUri,
      code_verifier: verifier,
    };
    const init = { method: 'POST', headers: formHeaders, body: new URLSearchParams(fields) };
    return browser.fetch('/api/oidc/token', init).then(readResult);
  };

  const userinfo = (browser: PortalClient, accessToken: string) =>
    browser.fetch('/api/oidc/userinfo', { headers: { authorization: `Bearer ${accessToken}` } }).then(readResult);

  /** Runs the sign-on until the code is issued. */
  const begin = async (browser: PortalClient, personId: string, linkCode?: string) => {
    const body = await browser.body(oidc.start, { body: linkCode ? { link_code: linkCode } : {} });
    const attempt = authorization(gar.client, { nonce: body.nonce });
    const callback = await signInAs(new TestBrowser(), attempt.url, personId);
    return { code: callback.searchParams.get('code') ?? '', verifier: attempt.verifier };
  };

  /** Runs the sign-on until the code is exchanged for tokens. */
  const tokens = async (browser: PortalClient, personId: string, changed: Changed = {}) => {
    const { code, verifier } = await begin(browser, personId, changed.linkCode);
    return exchange(browser, changed.code ?? code, changed.verifier ?? verifier);
  };

  /** Runs the whole sign-on, or until the first refusal. */
  const signOn = async (browser: PortalClient, personId: string, changed: Changed = {}) => {
    const response = await tokens(browser, personId, changed);
    return response.status === 200 ? userinfo(browser, response.body.access_token) : response;
  };

  return {
    gar,
    server,
    portal: () => portalClient(server.origin),
    begin,
    exchange,
    userinfo,
    tokens,
    signOn,
    /** Changes every following ID token; without an argument, stops doing so. */
    corruptWith: (change: Corruption = (idToken) => idToken) => void (corruption = change),
    close: async () => {
      await server.close();
      await gar.stop();
    },
  };
}
