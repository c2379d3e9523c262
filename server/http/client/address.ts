import { isIPv4, isIPv6 } from 'node:net';

type Address = { version: 4 | 6; parts: string[] };

/**
 * The four parts of an IPv4 address, or the eight groups of an IPv6 address, without leading zeros. An IPv4 address
 * mapped to IPv6 is IPv4. Undefined for an invalid address.
 */
function parseAddress(ip: string): Address | undefined {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  if (isIPv4(address)) return { version: 4, parts: address.split('.') };
  if (!isIPv6(address)) return undefined;
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  return { version: 6, parts: [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last] };
}

/** The network of an address for the audit log: /24 for IPv4, /48 for IPv6; null for an invalid address. */
export function truncateAddress(ip: string): string | null {
  const address = parseAddress(ip);
  if (!address) return null;
  const parts = address.parts.slice(0, 3);
  return address.version === 4 ? `${parts.join('.')}.0` : `${parts.join(':')}::`;
}

/** The same network, as the person sees it: « 90.12.34.x », « 2001:db8:1:x »; empty for an invalid address. */
export function networkOf(ip: string): string {
  const address = parseAddress(ip);
  return address ? [...address.parts.slice(0, 3), 'x'].join(address.version === 4 ? '.' : ':') : '';
}

/**
 * The part of an address that rate limits use to identify a client: the whole IPv4 address, or the /64 prefix of an
 * IPv6 address, because a client can use every address of its prefix. Returns an invalid address as it is.
 */
export function clientPrefix(ip: string): string {
  const address = parseAddress(ip);
  if (!address) return ip;
  return address.version === 4 ? address.parts.join('.') : `${address.parts.slice(0, 4).join(':')}::/64`;
}
