import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';

import * as corrupt from './corrupt.ts';
import { paths } from './settings.ts';
import { startSimulator } from './testing/fixture.ts';

let gar: Awaited<ReturnType<typeof startSimulator>>;
let corruption: corrupt.Corruption = (idToken) => idToken;

beforeAll(async () => {
  gar = await startSimulator({ corrupt: (idToken) => corruption(idToken) });
});

afterAll(() => gar.stop());

const resultOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as { error?: string }).error,
});

describe('a code', () => {
  test('is refused with a wrong client secret and stays valid', async () => {
    const { code, verifier } = await gar.authorize('claire-moreau');
    expect(await resultOf(await gar.exchange(code, verifier, { secret: 'guess' }))).toEqual({
      status: 401,
      error: 'invalid_client',
    });
    expect((await gar.exchange(code, verifier)).status).toBe(200);
  });

  test('is refused when the secret is in the body', async () => {
    const { code, verifier } = await gar.authorize('claire-moreau');
    const { clientId, clientSecret, redirectUri } = gar.client;
    const fields = { code, code_verifier: verifier, redirect_uri: redirectUri, grant_type: 'authorization_code' };
    const response = await fetch(gar.client.issuer + paths.token, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }),
    });
    expect(await resultOf(response)).toEqual({ status: 401, error: 'invalid_client' });
  });

  test('works once; a second use revokes its tokens', async () => {
    const { code, verifier, access_token } = await gar.tokens('claire-moreau');
    expect((await gar.userinfo(access_token)).status).toBe(200);
    expect(await resultOf(await gar.exchange(code, verifier))).toEqual({ status: 400, error: 'invalid_grant' });
    expect((await gar.userinfo(access_token)).status).toBe(401);
  });

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:1/callback' }],
  ])('is refused with %s', async (_case, fields) => {
    const { code, verifier } = await gar.authorize('claire-moreau');
    expect(await resultOf(await gar.exchange(code, verifier, { fields }))).toEqual({
      status: 400,
      error: 'invalid_grant',
    });
  });

  test('of the person “code-expire” is expired', async () => {
    const { code, verifier } = await gar.authorize('code-expire');
    expect(await resultOf(await gar.exchange(code, verifier))).toEqual({ status: 400, error: 'invalid_grant' });
  });
});

describe('user-info', () => {
  test.each(['', 'access_mode=web', 'idRessource=ark:/99999/memocartes', 'idRessource=ark:/1/2&access_mode=web'])(
    'is refused with the query “%s”',
    async (query) => {
      const { access_token } = await gar.tokens('claire-moreau');
      expect(await resultOf(await gar.userinfo(access_token, query))).toEqual({
        status: 400,
        error: 'invalid_request',
      });
    },
  );

  test('is refused without a valid token', async () => {
    expect((await gar.userinfo('')).status).toBe(400);
    expect((await gar.userinfo('guess')).status).toBe(401);
  });
});

describe('a corrupt ID token', () => {
  afterEach(() => {
    corruption = (idToken) => idToken;
  });

  const readIdToken = async (personId = 'claire-moreau') => {
    const { id_token, nonce } = await gar.tokens(personId);
    const { issuer, clientId: audience } = gar.client;

    const check = async () => {
      const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(issuer + paths.jwks)), {
        issuer,
        audience,
      });
      if (payload.nonce !== nonce) throw new Error('nonce');
      return payload;
    };

    return { id_token, check };
  };

  test('control: an unchanged token is accepted', async () => {
    await expect((await readIdToken()).check()).resolves.toHaveProperty('sub');
  });

  test.each([
    ['aud', corrupt.wrongAudience, '"aud"'],
    ['iss', corrupt.wrongIssuer, '"iss"'],
    ['nonce', corrupt.wrongNonce, 'nonce'],
    ['no nonce', corrupt.missingNonce, 'nonce'],
    ['exp', corrupt.expired, '"exp"'],
    ['signature', corrupt.foreignSignature, 'signature'],
    ['claims changed after signing', corrupt.tampered, 'signature'],
    ['alg none', corrupt.algNone, 'alg'],
  ])('is refused for this fault: %s', async (_case, wrong, reason) => {
    corruption = wrong;
    await expect((await readIdToken()).check()).rejects.toThrow(reason);
  });

  test('with another sub has a valid signature', async () => {
    corruption = corrupt.wrongSubject;
    await expect((await readIdToken()).check()).resolves.toHaveProperty('sub', 'another-person');
  });

  test('of the person “jeton-expire” is expired', async () => {
    const { id_token, check } = await readIdToken('jeton-expire');
    expect(decodeJwt(id_token).exp).toBeLessThan(Date.now() / 1000);
    await expect(check()).rejects.toThrow('"exp"');
  });
});
