import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { testServer } from '../testing/server.ts';

test('requests below /gar are passed to the simulator unchanged, cookies and redirects included', async () => {
  const simulator = createServer((request, response) => {
    response.setHeader('set-cookie', 'gar_session=1; path=/gar');
    response.setHeader('referrer-policy', 'same-origin');
    response.writeHead(303, { location: '/gar/interaction/1' }).end(request.url);
  });
  await new Promise<void>((resolve) => simulator.listen(0, '127.0.0.1', resolve));
  const GAR_UPSTREAM = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  const server = await testServer({ GAR_UPSTREAM });
  const proxied = await fetch(`${server.origin}/gar/oidc/oidcAuthorize?scope=openid`, { redirect: 'manual' });
  const text = await proxied.text();
  await server.close();
  simulator.close();
  expect(text).toBe('/gar/oidc/oidcAuthorize?scope=openid');
  expect(proxied.status).toBe(303);
  expect(proxied.headers.get('location')).toBe('/gar/interaction/1');
  expect(proxied.headers.getSetCookie()).toEqual(['gar_session=1; path=/gar']);
  expect(proxied.headers.get('referrer-policy')).toBe('same-origin');
});
