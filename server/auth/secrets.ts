import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';

const version = 1;
const ivLength = 12;
const tagLength = 16;

const derive = ({ secretsKey }: Config, use: string) => Buffer.from(hkdfSync('sha256', secretsKey, '', use, 32));

const bindTo = (accountId: number) => Buffer.from(`account:${accountId}`);

/** Encrypts a text for one account (AES-256-GCM): moved to another account's row, it can't be decrypted. */
export function encryptSecret(config: Config, accountId: number, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', derive(config, 'second-factor'), iv, { authTagLength: tagLength });
  cipher.setAAD(bindTo(accountId));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), data]);
}

/** @throws when the row is not this account's, was changed, or was encrypted with another key */
export function decryptSecret(config: Config, accountId: number, row: Buffer): string {
  if (row[0] !== version) throw new Error(`Unknown version of an encrypted secret: ${row[0]}.`);
  const iv = row.subarray(1, 1 + ivLength);
  const tag = row.subarray(1 + ivLength, 1 + ivLength + tagLength);
  const key = derive(config, 'second-factor');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
  decipher.setAAD(bindTo(accountId));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(row.subarray(1 + ivLength + tagLength)), decipher.final()]).toString('utf8');
}

/** Keyed hash of a short code: without the key, a copy of the database does not give it away. */
export const hashCode = (config: Config, accountId: number, code: string): Buffer =>
  createHmac('sha256', derive(config, 'recovery-codes')).update(`${accountId}:${code}`).digest();
