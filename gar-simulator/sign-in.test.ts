import { mock } from 'node:test';

import { createRemoteJWKSet, jwtVerify } from 'jose';

import { paths } from './settings.ts';
import { startSimulator } from './testing/fixture.ts';
import { signInAs, startSignIn, TestBrowser } from './testing/test-browser.ts';

let gar: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  gar = await startSimulator();
});

afterAll(() => gar.stop());

const authorization = (extra: Record<string, string | undefined>) =>
  new TestBrowser().fetch(startSignIn(gar.client, extra).url);
const errorOf = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);

test('discovery lists the endpoints of the GAR, below the issuer', async () => {
  const { issuer } = gar.client;
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { headers: { host: 'behind.a.proxy' } });
  expect(await response.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oidc/oidcAuthorize`,
    token_endpoint: `${issuer}/oidc/oidcAccessToken`,
    userinfo_endpoint: `${issuer}/oidc/oidcProfile`,
    end_session_endpoint: `${issuer}/oidc/oidcLogout`,
    scopes_supported: ['openid', 'scope.gar'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
});

test('the code flow returns a code, tokens and user-info', async () => {
  const { client } = gar;
  const browser = new TestBrowser();
  const attempt = startSignIn(client);
  const toPage = await browser.fetch(attempt.url);
  const pageUrl = toPage.headers.get('location') ?? '';
  expect(pageUrl).toContain(`${client.issuer}/interaction/`);

  const page = await browser.fetch(pageUrl);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('Simulateur du GAR');
  expect(html).not.toMatch(/<script|style=/);
  expect((await fetch(new URL('/gar/gar.css', pageUrl))).headers.get('content-type')).toContain('text/css');

  const callback = await signInAs(browser, attempt.url, 'claire-moreau');
  expect(callback.href).toMatch(new RegExp(`^${client.redirectUri}\\?`));
  expect(callback.searchParams.get('state')).toBe(attempt.state);
  expect(callback.searchParams.get('iss')).toBe(client.issuer);

  const response = await gar.exchange(callback.searchParams.get('code') ?? '', attempt.verifier);
  expect(response.status).toBe(200);
  const { id_token, access_token } = (await response.json()) as Record<string, string>;
  const keys = createRemoteJWKSet(new URL(client.issuer + paths.jwks));
  const { payload, protectedHeader } = await jwtVerify(id_token ?? '', keys, {
    issuer: client.issuer,
    audience: client.clientId,
  });
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload.nonce).toBe(attempt.nonce);
  expect(payload).not.toHaveProperty('IDO');

  const info = (await (await gar.userinfo(access_token ?? '')).json()) as Record<string, unknown>;
  expect(info).toMatchObject({ sub: payload.sub, id: payload.sub, UAI: '0751234J', client_id: client.clientId });
  expect(Math.abs(Date.now() / 1000 - Number(info.auth_time))).toBeLessThan(60);
});

test('user-info returns only sub without scope.gar', async () => {
  const attempt = startSignIn(gar.client, { scope: 'openid' });
  const callback = await signInAs(new TestBrowser(), attempt.url, 'claire-moreau');
  const response = await gar.exchange(callback.searchParams.get('code') ?? '', attempt.verifier);
  const { access_token } = (await response.json()) as Record<string, string>;
  expect(Object.keys((await (await gar.userinfo(access_token ?? '')).json()) as object)).toEqual(['sub']);
});

test('a second sign-in in the same browser can choose another person', async () => {
  const browser = new TestBrowser();
  const first = await gar.tokens('claire-moreau', browser);
  const second = await gar.tokens('thomas-petit', browser);
  expect(await (await gar.userinfo(first.access_token)).json()).toMatchObject({ NOM: 'MOREAU' });
  expect(await (await gar.userinfo(second.access_token)).json()).toMatchObject({ NOM: 'PETIT' });
});

test('prompt=none is refused with login_required', async () => {
  const browser = new TestBrowser();
  await gar.tokens('claire-moreau', browser);
  const response = await browser.fetch(startSignIn(gar.client, { prompt: 'none' }).url);
  expect(errorOf(response).error).toBe('login_required');
});

test('cancelling returns access_denied to the client', async () => {
  const callback = await signInAs(new TestBrowser(), startSignIn(gar.client).url, '');
  expect(callback.searchParams.get('error')).toBe('access_denied');
  expect(callback.searchParams.has('code')).toBe(false);
});

test('posting the sign-in form from another browser is refused with 400', async () => {
  const pageUrl = (await new TestBrowser().fetch(startSignIn(gar.client).url)).headers.get('location') ?? '';
  const stolen = await new TestBrowser().post(pageUrl, { person: 'claire-moreau' });
  expect(stolen.status).toBe(400);
  expect(await stolen.text()).toContain('Connexion impossible');
});

describe('an authorization request is refused', () => {
  test.each([
    ['without idRessource', { idRessource: undefined }, 'idRessource is required'],
    ['for another resource', { idRessource: 'ark:/99999/other' }, 'not a resource of this client'],
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'PKCE'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'code_challenge_method'],
  ])('%s', async (_case, extra, description) => {
    const error = errorOf(await authorization(extra));
    expect(error.error).toBe('invalid_request');
    expect(error.error_description).toContain(description);
  });

  test.each([
    ['with a redirect URI that is not registered', { redirect_uri: 'http://127.0.0.1:1/callback' }],
    ['of an unknown client', { client_id: 'somebody' }],
  ])('%s, without a redirect', async (_case, extra) => {
    const response = await authorization(extra);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('for another response type', async () => {
    const response = await authorization({ response_type: 'none' });
    expect(errorOf(response).error).toBe('unsupported_response_type');
  });
});

describe('with `keepsSession`', () => {
  let sessionGar: Awaited<ReturnType<typeof startSimulator>>;

  beforeAll(async () => {
    sessionGar = await startSimulator({ keepsSession: true });
  });

  afterAll(() => sessionGar.stop());

  test('a second sign-in shows no page and keeps auth_time; prompt=login shows the page and renews auth_time', async () => {
    const browser = new TestBrowser();
    const tenMinutesAgo = Date.now() - 600_000;
    const clock = mock.method(Date, 'now', () => tenMinutesAgo);
    await signInAs(browser, startSignIn(sessionGar.client).url, 'claire-moreau');
    clock.mock.restore();

    const age = async (attempt: ReturnType<typeof startSignIn>, callback: URL) => {
      const response = await sessionGar.exchange(callback.searchParams.get('code') ?? '', attempt.verifier);
      const { access_token } = (await response.json()) as Record<string, string>;
      const info = (await (await sessionGar.userinfo(access_token ?? '')).json()) as { auth_time: number };
      return Date.now() / 1000 - info.auth_time;
    };

    const silent = startSignIn(sessionGar.client);
    const back = (await browser.fetch(silent.url)).headers.get('location') ?? '';
    expect(back).toContain(sessionGar.client.redirectUri);
    expect(await age(silent, new URL(back))).toBeGreaterThan(590);
    const again = startSignIn(sessionGar.client, { prompt: 'login' });
    expect(await age(again, await signInAs(browser, again.url, 'claire-moreau'))).toBeLessThan(60);
  });
});
