import type { KeyObject } from 'node:crypto';

import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

import { foreignKey, keyId, signingKey } from './keys.ts';

/** Maps the ID token of a token response to the one that is sent instead. */
export type Corruption = (idToken: string) => string | Promise<string>;

const sign = (claims: JWTPayload, key: KeyObject) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId(), typ: 'JWT' }).sign(key);

/** Changes claims only: signed with the simulator's own key. */
const withClaims =
  (change: JWTPayload): Corruption =>
  (idToken) =>
    sign({ ...decodeJwt(idToken), ...change }, signingKey());

/** Another client. */
export const wrongAudience = withClaims({ aud: 'another-client' });

/** Another issuer. */
export const wrongIssuer = withClaims({ iss: 'https://issuer.example' });

/** The nonce of another sign-in. */
export const wrongNonce = withClaims({ nonce: 'another-nonce' });

/** No nonce. */
export const missingNonce = withClaims({ nonce: undefined });

/** A `sub` that differs from the one of user-info. */
export const wrongSubject = withClaims({ sub: 'another-person' });

/** Expired one hour ago. */
export const expired: Corruption = (idToken) => {
  const now = Math.floor(Date.now() / 1000);
  return withClaims({ iat: now - 7200, exp: now - 3600 })(idToken);
};

/** Valid claims and key id, signed with a key that the simulator does not publish. */
export const foreignSignature: Corruption = (idToken) => sign(decodeJwt(idToken), foreignKey());

/** Claims changed after signing. */
export const tampered: Corruption = (idToken) => {
  const [header, , signature] = idToken.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), sub: 'another-person' })).toString('base64url');
  return [header, claims, signature].join('.');
};

/** Valid claims without a signature. */
export const algNone: Corruption = (idToken) => new UnsecuredJWT(decodeJwt(idToken)).encode();
