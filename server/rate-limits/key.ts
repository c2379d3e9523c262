import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** An IPv4 address, or the /64 prefix of an IPv6 address: a client can use any address of its /64. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const plain = address.split('%', 1)[0]!;
  if (!isIPv6(plain)) return address;
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const normalize = (part: string, value: string) => (part === 'address' ? networkOf(value) : value.trim().toLowerCase());

/**
 * The key of a counter: a hash, so that the table contains neither e-mail nor network addresses.
 * @param by parts joined by `+`, or `all`
 */
export function counterKey(by: string, subject: Readonly<Record<string, string | number>>): string {
  if (by === 'all') return by;
  const values = by.split('+').map((part) => normalize(part, String(subject[part])));
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
