import { BlockList, isIPv6 } from 'node:net';

/** Addresses of trusted proxies: the machine itself and private networks. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6');
}

const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Fastify's `trustProxy` for `hops` proxies in front of the server. Trusts that many proxies, starting with the
 * nearest, if the nearest has a private address. Given the plain number, Fastify would trust no proxy.
 */
export const trustedProxies = (hops: number) =>
  hops === 0 ? false : (address: string, hop: number) => hop < hops && (hop > 0 || isPrivate(address));
