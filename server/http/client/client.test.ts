import { clientPrefix, networkOf, truncateAddress } from './address.ts';
import { parseUserAgent, shortDevice } from './user-agent.ts';

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:0db8:0a0b:12f0::1', '2001:db8:a0b::'],
  ['::1', '0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['nonsense', null],
])('an address is reduced to its network: %s', (address, expected) => {
  expect(truncateAddress(address)).toBe(expected);
});

test.each([
  ['90.12.34.56', '90.12.34.x'],
  ['::ffff:90.12.34.56', '90.12.34.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['nonsense', ''],
])('only the first three parts of %s are shown', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  ['192.0.2.77', '192.0.2.77'],
  ['::ffff:192.0.2.77', '192.0.2.77'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['nonsense', 'nonsense'],
])('the client of %s is %s', (address, expected) => expect(clientPrefix(address)).toBe(expected));

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 · Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome 126 · Android'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17 · iPad',
  ],
  ['curl/8.0', null],
])('describes a browser in a few words: %s', (userAgent, expected) => {
  expect(shortDevice(userAgent)).toBe(expected);
});

test('a user agent written to slow the parser down is parsed in less than 50 ms', () => {
  const start = performance.now();
  for (let n = 0; n < 10; n += 1) expect(parseUserAgent(`Version/${'1'.repeat(500)}`).browser).toBe('');
  expect(performance.now() - start).toBeLessThan(500);
});
