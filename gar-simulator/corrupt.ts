import type { KeyObject } from 'node:crypto';

import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

import { foreignKey, keyId, signingKey } from './keys.ts';

/** Maps the ID token of a token response to the ID token that is sent instead. */
export type Corruption = (idToken: string) => string | Promise<string>;

const sign = (claims: JWTPayload, key: KeyObject) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId(), typ: 'JWT' }).sign(key);

/** Changes claims, and signs the ID token with the simulator's own key. */
const withClaims =
  (change: JWTPayload): Corruption =>
  (idToken) =>
    sign({ ...decodeJwt(idToken), ...change }, signingKey());

/** The audience is another client. */
export const wrongAudience = withClaims({ aud: 'another-client' });

/** The issuer is not the simulator. */
export const wrongIssuer = withClaims({ iss: 'https://issuer.example' });

/** The nonce is that of another sign-in. */
export const wrongNonce = withClaims({ nonce: 'another-nonce' });

/** The nonce is missing. */
export const missingNonce = withClaims({ nonce: undefined });

/** The `sub` differs from the `sub` of user-info. */
export const wrongSubject = withClaims({ sub: 'another-person' });

/** The ID token expired one hour ago. */
export const expired: Corruption = (idToken) => {
  const now = Math.floor(Date.now() / 1000);
  return withClaims({ iat: now - 7200, exp: now - 3600 })(idToken);
};

/** The person signed in ten minutes before the ID token was issued. */
export const oldSignIn: Corruption = (idToken) =>
  withClaims({ auth_time: Math.floor(Date.now() / 1000) - 600 })(idToken);

/** The claims and the key id are valid, but the simulator does not publish the signing key. */
export const foreignSignature: Corruption = (idToken) => sign(decodeJwt(idToken), foreignKey());

/** The claims are changed after signing. */
export const tampered: Corruption = (idToken) => {
  const [header, , signature] = idToken.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), sub: 'another-person' })).toString('base64url');
  return [header, claims, signature].join('.');
};

/** The claims are valid, but the signature is missing. */
export const algNone: Corruption = (idToken) => new UnsecuredJWT(decodeJwt(idToken)).encode();
