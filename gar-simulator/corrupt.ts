import type { KeyObject } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { foreignKey, keyId, signingKey } from './keys.ts';

/** Takes the ID token of a token response and gives the one that is sent in its place. */
export type Corruption = (idToken: string) => string | Promise<string>;

const sign = (claims: JWTPayload, key: KeyObject) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId(), typ: 'JWT' }).sign(key);

/** Other claims, and nothing else wrong: signed with the simulator's own key. */
const withClaims =
  (change: JWTPayload): Corruption =>
  (idToken) =>
    sign({ ...decodeJwt(idToken), ...change }, signingKey());

/** Meant for another client. */
export const wrongAudience = withClaims({ aud: 'another-client' });

/** Issued by somebody else. */
export const wrongIssuer = withClaims({ iss: 'https://issuer.example' });

/** Issued for another sign-in. */
export const wrongNonce = withClaims({ nonce: 'another-nonce' });

/** Issued without the nonce that was asked for. */
export const missingNonce = withClaims({ nonce: undefined });

/** Another person's `sub` than the one that user-info tells. */
export const wrongSubject = withClaims({ sub: 'another-person' });

/** Run out one hour ago. */
export const expired: Corruption = (idToken) => {
  const now = Math.floor(Date.now() / 1000);
  return withClaims({ iat: now - 7200, exp: now - 3600 })(idToken);
};

/** The right claims under the right key name, signed with a key that the simulator doesn't publish. */
export const foreignSignature: Corruption = (idToken) => sign(decodeJwt(idToken), foreignKey());

/** Claims changed after signing: the signature is the simulator's, of other claims. */
export const tampered: Corruption = (idToken) => {
  const [header, , signature] = idToken.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(idToken), sub: 'another-person' })).toString('base64url');
  return [header, claims, signature].join('.');
};

/** The right claims, not signed at all. */
export const algNone: Corruption = (idToken) => new UnsecuredJWT(decodeJwt(idToken)).encode();
