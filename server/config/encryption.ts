import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = (passphrase: string) => hash('sha256', passphrase, 'buffer');

/**
 * Encrypts a short text for the database. `context` says what it is of (`device-secret 7`): moved to another row, it can't be read.
 */
export function encrypt(passphrase: string, context: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(passphrase), iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** The text again; undefined when it was encrypted with another key or for another context, or was altered. */
export function decrypt(passphrase: string, context: string, sealed: Buffer): string | undefined {
  const iv = sealed.subarray(0, ivLength);
  const tag = sealed.subarray(ivLength, ivLength + tagLength);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(passphrase), iv, { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
    return decipher.update(sealed.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
