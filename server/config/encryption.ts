import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import type { Config } from './config.ts';

const algorithm = 'aes-256-gcm';
const version = 1;
const ivLength = 12;
const tagLength = 16;

/** Purposes of keys; each purpose has its own key. */
type KeyUse = 'second-factor' | 'recovery-codes' | 'device-secret' | 'slip-codes' | 'unsubscribe';

/** Derives the key of a purpose from `SECRETS_KEY`. */
export const deriveKey = ({ secretsKey }: Pick<Config, 'secretsKey'>, use: KeyUse): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', use, 32));

/**
 * Encrypts a short text (AES-256-GCM). `owner` is the id of the account or school to which the text belongs. The text
 * cannot be decrypted for another owner.
 */
export function encrypt(config: Config, use: KeyUse, owner: number, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveKey(config, use), iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(`${use}:${owner}`));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), data]);
}

/** @throws Error if the text was encrypted with another key, for another purpose or owner, or was altered */
export function decrypt(config: Config, use: KeyUse, owner: number, sealed: Buffer): string {
  if (sealed[0] !== version) throw new Error(`Unknown version of an encrypted secret: ${sealed[0]}.`);
  const iv = sealed.subarray(1, 1 + ivLength);
  const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
  const decipher = createDecipheriv(algorithm, deriveKey(config, use), iv, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(`${use}:${owner}`)).setAuthTag(tag);
  const data = sealed.subarray(1 + ivLength + tagLength);
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
}
