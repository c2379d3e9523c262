import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readConfig } from '../config/config.ts';
import { exchangeCode } from './gar.client.ts';
import { verifyIdToken } from './id-token.ts';

let respond: RequestListener;
const gar = createServer((request, response) => respond(request, response));
beforeAll(() => new Promise<void>((resolve) => gar.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => gar.close(resolve).closeAllConnections()));

const config = () => ({
  ...readConfig({ DEMO: 'true', LOG_LEVEL: 'silent' }),
  GAR_ISSUER: `http://127.0.0.1:${(gar.address() as AddressInfo).port}`,
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const idToken = [encode({ alg: 'RS256', kid: 'k1' }), encode({ sub: 'x' }), 'c2lnbmF0dXJl'].join('.');

const calls = {
  keys: () => verifyIdToken(config(), idToken, 'nonce', { warn: () => undefined }),
  token: () => exchangeCode(config(), { code: 'a' }),
};

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);

const cut: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': 100 }).write('{');
  setTimeout(() => response.destroy(), 20);
};

const outages: [string, RequestListener][] = [
  ['a 503', answer(503, '')],
  ['a page instead of JSON', answer(200, '<html>')],
  ['an interrupted response', cut],
  ['no response', (request) => request.destroy()],
];

test.each(outages)('throws UNAVAILABLE, not OIDC_REFUSED, when the key server sends %s', async (_what, listener) => {
  respond = listener;
  await expect(calls.keys()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test.each(outages)('throws UNAVAILABLE when the token server sends %s', async (_what, listener) => {
  respond = listener;
  await expect(calls.token()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('throws UNAVAILABLE for JSON without a key set, OIDC_REFUSED for a key set without the key of the token', async () => {
  respond = answer(200, '{}');
  await expect(calls.keys()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  respond = answer(200, '{"keys":[]}');
  await expect(calls.keys()).rejects.toMatchObject({ code: 'OIDC_REFUSED' });
});

test.each([
  ['a 400', answer(400, '{"error":"invalid_grant"}')],
  ['a 401 without JSON', answer(401, '')],
  ['other JSON', answer(200, '{}')],
])('throws OIDC_REFUSED when the token server sends %s', async (_what, listener) => {
  respond = listener;
  await expect(calls.token()).rejects.toMatchObject({ code: 'OIDC_REFUSED' });
});
