import { createHmac } from 'node:crypto';

import type { Config } from '../../config/config.ts';
import { decrypt, deriveKey, encrypt } from '../../config/encryption.ts';

/** Encrypts the secret of an account's second factor. */
export const encryptSecret = (config: Config, accountId: number, text: string): Buffer =>
  encrypt(config, 'second-factor', accountId, text);

/** @throws Error when the row belongs to another account, was changed, or was encrypted with another key */
export const decryptSecret = (config: Config, accountId: number, row: Buffer): string =>
  decrypt(config, 'second-factor', accountId, row);

/** Keyed hash of a short code: without the key, a copy of the database does not reveal the code. */
export const hashCode = (config: Config, accountId: number, code: string): Buffer =>
  createHmac('sha256', deriveKey(config, 'recovery-codes')).update(`${accountId}:${code}`).digest();

/** Keyed hash of the code of a slip, by which the slip is looked up. */
export const hashSlipCode = (config: Config, code: string): Buffer =>
  createHmac('sha256', deriveKey(config, 'slip-codes')).update(code).digest();
