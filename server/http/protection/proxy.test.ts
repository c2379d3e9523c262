import Fastify from 'fastify';

import { readConfig } from '../../config/config.ts';
import { trustedProxies } from './proxy.ts';

const forwarded = '203.0.113.9, 198.51.100.7, 192.0.2.1';

async function requestSeen(hops: number, remoteAddress = '127.0.0.1') {
  const app = Fastify({ trustProxy: trustedProxies(hops) });
  app.get('/', ({ ip, host, protocol }) => ({ ip, host, protocol }));
  const headers = {
    host: 'portal',
    'x-forwarded-for': forwarded,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'forged',
  };
  const response = await app.inject({ url: '/', headers, remoteAddress });
  await app.close();
  return response.json<{ ip: string; host: string; protocol: string }>();
}

test('trusts no forwarded header without a proxy', async () => {
  expect(await requestSeen(0)).toEqual({ ip: '127.0.0.1', host: 'portal', protocol: 'http' });
});

test.each([
  [1, '192.0.2.1'],
  [2, '198.51.100.7'],
])(
  'behind %i proxies, the address of the client is the address that the outermost proxy saw [asvs:4.1.3]',
  async (hops, ip) => {
    expect(await requestSeen(hops)).toMatchObject({ ip, protocol: 'https' });
  },
);

test('trusts no forwarded header of a direct request from the Internet [asvs:15.3.4]', async () => {
  expect(await requestSeen(1, '203.0.113.50')).toEqual({ ip: '203.0.113.50', host: 'portal', protocol: 'http' });
});

test.each(['true', 'false', '-1', '1.5', 'x'])(
  'TRUST_PROXY=%s is refused with a message that says what to set',
  (value) => {
    expect(() => readConfig({ DEMO: 'true', TRUST_PROXY: value })).toThrow(/nombre de proxys.*TRUST_PROXY=1/s);
  },
);

test('TRUST_PROXY is the number of proxies, by default 0', () => {
  expect(readConfig({ DEMO: 'true' }).TRUST_PROXY).toBe(0);
  expect(readConfig({ DEMO: 'true', TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
});
