import { createHash } from 'node:crypto';

import { clientPrefix } from '../http/client/address.ts';

const normalize = (part: string, value: string) =>
  part === 'address' ? clientPrefix(value) : value.trim().toLowerCase();

/**
 * The key of a counter: a hash, so that the table contains neither e-mail nor network addresses.
 * @param by parts joined by `+`, or `all`
 */
export function counterKey(by: string, subject: Readonly<Record<string, string | number>>): string {
  if (by === 'all') return by;
  const values = by.split('+').map((part) => normalize(part, String(subject[part])));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
