import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Unsubscription } from '@memocartes/contract/notifications/notifications.routes';

import type { Config } from '../../config/config.ts';
import { deriveKey } from '../../config/encryption.ts';

type Mails = Unsubscription['mails'];

const keyOf = (config: Config, account: number, mails: Mails) =>
  createHmac('sha256', deriveKey(config, 'unsubscribe')).update(`${account}:${mails}`).digest();

/** URL that stops these mails to an account; signed, since the recipient need not be signed in. */
export function unsubscribeUrl(config: Config, account: number, mails: Mails): string {
  const key = keyOf(config, account, mails).toString('base64url');
  const query = new URLSearchParams({ account: String(account), mails, key });
  return `${config.publicUrl}/api/notifications/unsubscribe?${query.toString()}`;
}

/** Whether `unsubscribeUrl` created the URL. */
export function isSigned(config: Config, { account, mails, key }: Unsubscription): boolean {
  const actual = Buffer.from(key, 'base64url');
  const expected = keyOf(config, Number(account), mails);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
