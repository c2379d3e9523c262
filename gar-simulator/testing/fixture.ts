import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { paths } from '../settings.ts';
import { createSimulator, type SimulatorOptions } from '../simulator.ts';
import { type Attempt, signInAs, startSignIn, TestBrowser } from './test-browser.ts';

const credentials = { clientId: 'memocartes', clientSecret: 'a secret: with/odd characters' };
const idRessource = 'ark:/99999/memocartes';

/** Starts a simulator on loopback. @returns its client settings and functions that send requests to it */
export async function startSimulator(options: Partial<SimulatorOptions> = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { ...credentials, issuer: `${origin}/gar`, redirectUri: `${origin}/callback`, idRessource };
  server.on('request', createSimulator({ ...client, redirectUris: [client.redirectUri], ...options }));

  /** Exchanges a code for tokens; `changed` replaces the client secret or form fields. */
  const exchange = (
    code: string,
    verifier: string,
    changed: { secret?: string; fields?: Record<string, string> } = {},
  ) =>
    fetch(client.issuer + paths.token, {
      method: 'POST',
      headers: { authorization: basic(client.clientId, changed.secret ?? client.clientSecret) },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        redirect_uri: client.redirectUri,
        code,
        code_verifier: verifier,
        ...changed.fields,
      }),
    });

  /** Runs the sign-in of a person until the client has the authorization code. */
  const authorize = async (
    personId: string,
    browser = new TestBrowser(),
  ): Promise<Attempt & { callback: URL; code: string }> => {
    const attempt = startSignIn(client);
    const callback = await signInAs(browser, attempt.url, personId);
    return { ...attempt, callback, code: callback.searchParams.get('code') ?? '' };
  };

  /** Runs the sign-in of a person until the client has the tokens. */
  const tokens = async (personId: string, browser = new TestBrowser()) => {
    const attempt = await authorize(personId, browser);
    const response = await exchange(attempt.code, attempt.verifier);
    return {
      ...attempt,
      ...((await response.json()) as { id_token: string; access_token: string; expires_in: number }),
    };
  };

  const userinfo = (accessToken: string, query = `idRessource=${idRessource}&access_mode=web`) =>
    fetch(`${client.issuer}${paths.userinfo}?${query}`, { headers: { authorization: `Bearer ${accessToken}` } });

  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { client, exchange, authorize, tokens, userinfo, stop };
}

// RFC 6749 §2.3.1: the id and the secret are form-encoded before they are joined.
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from([id, secret].map((half) => encodeURIComponent(half)).join(':')).toString('base64')}`;
