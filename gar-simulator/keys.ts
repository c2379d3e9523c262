import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

import type { JWK } from 'oidc-provider';

let key: KeyObject | undefined;

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The simulator's private key: RSA 2048, generated once per process and never stored. */
export const signingKey = (): KeyObject => (key ??= rsa());

/** A key that the simulator does not publish, for tokens whose signature must be rejected. */
export const foreignKey = (): KeyObject => rsa();

/** The signing key's id: a hash of the key, so that clients never use a cached key of an earlier process. */
export const keyId = (): string =>
  createHash('sha256')
    .update(createPublicKey(signingKey()).export({ type: 'spki', format: 'der' }))
    .digest('base64url');

/** The private JWK that signs; the JWKS endpoint publishes its public part. */
export const signingJwk = (): JWK => ({
  ...(signingKey().export({ format: 'jwk' }) as JWK),
  kid: keyId(),
  use: 'sig',
  alg: 'RS256',
});
