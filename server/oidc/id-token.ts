import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';

import type { Config } from '../config/config.ts';
import { refuse } from '../http/errors.ts';
import { endpoints, internalUrl } from './endpoints.ts';

/**
 * Cached public keys of the sign-on, fetched on first use and when an unknown key appears. Each process has its own
 * cache.
 */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysOf(config: Config) {
  const url = internalUrl(config, endpoints(config).jwks);
  const keySet = keySets.get(url.href) ?? createRemoteJWKSet(url, { timeoutDuration: 8_000 });
  keySets.set(url.href, keySet);
  return keySet;
}

/** An ID token for several audiences must name us in `azp` (OpenID Connect Core §3.1.3.7). */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string) =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

/**
 * Faults of the key server: no key set, a timeout, and the plain `JOSEError` for a status other than 200 or a response
 * that is not JSON.
 */
const keyServerFaults = [errors.JOSEError, errors.JWKSInvalid, errors.JWKSTimeout].map(({ code }) => code);

/** The verified claims of an ID token; `authTime` is undefined in a token without `auth_time`. */
export type VerifiedToken = { sub: string; authTime: Date | undefined };

/** The time of a claim `auth_time` (in seconds), at most now; undefined without a valid one. */
export const authTimeOf = (seconds: unknown): Date | undefined =>
  typeof seconds === 'number' && seconds > 0 ? new Date(Math.min(seconds * 1_000, Date.now())) : undefined;

type Log = { warn: (details: object, message: string) => void };

/**
 * Verifies an ID token: issuer, audience, expiry, the nonce of this browser, and the RS256 signature by the sign-on's
 * keys [accounts.gar-verified].
 * @throws OIDC_REFUSED for any defect, with the reason in the log; UNAVAILABLE when the key server sends no key set
 */
export async function verifyIdToken(config: Config, idToken: string, nonce: string, log: Log): Promise<VerifiedToken> {
  const rules = {
    issuer: endpoints(config).issuer,
    audience: config.GAR_CLIENT_ID,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 30,
  };
  const payload = await jwtVerify(idToken, keysOf(config), rules).then(
    (verified) => verified.payload,
    (error: unknown) => {
      const isTokenFault = error instanceof errors.JOSEError && !keyServerFaults.includes(error.code);
      const { code, name } = error as NodeJS.ErrnoException;
      log.warn({ reason: code ?? name }, isTokenFault ? 'ID token refused' : 'no keys to verify the ID token');
      throw refuse(isTokenFault ? 'OIDC_REFUSED' : 'UNAVAILABLE');
    },
  );
  if (payload.sub && payload.nonce === nonce && isForUs(payload, config.GAR_CLIENT_ID)) {
    return { sub: payload.sub, authTime: authTimeOf(payload['auth_time']) };
  }
  log.warn({ reason: payload.nonce === nonce ? 'azp' : 'nonce' }, 'ID token refused');
  throw refuse('OIDC_REFUSED');
}
