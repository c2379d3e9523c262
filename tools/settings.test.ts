import { localUrl } from './settings.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4200'],
  ['0.0.0.0', 'http://127.0.0.1:4200'],
  ['::', 'http://127.0.0.1:4200'],
  ['::1', 'http://[::1]:4200'],
  ['portal.local', 'http://portal.local:4200'],
])('a portal that listens on %s is reached at %s', (host, url) => {
  expect(localUrl(host, 4200)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});
