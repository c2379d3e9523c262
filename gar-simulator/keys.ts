import { createHash, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JWK } from 'oidc-provider';

let key: KeyObject | undefined;

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** The simulator's private key: RSA 2048, made once a process and never written. */
export const signingKey = (): KeyObject => (key ??= rsa());

/** A key that the simulator doesn't publish, for tokens whose signature must be refused. */
export const foreignKey = (): KeyObject => rsa();

/** The signing key's name, in the JWKS and in what it signs. It changes with the key, so that nobody keeps an old one. */
export const keyId = (): string =>
  createHash('sha256')
    .update(createPublicKey(signingKey()).export({ type: 'spki', format: 'der' }))
    .digest('base64url');

/** The private JWK that the provider signs with; its public half is what the JWKS endpoint shows. */
export const signingJwk = (): JWK => ({
  ...(signingKey().export({ format: 'jwk' }) as JWK),
  kid: keyId(),
  use: 'sig',
  alg: 'RS256',
});
