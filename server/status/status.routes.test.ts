import { portal } from '@memocartes/contract/portal/portal.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

test('health: returns version, database and disk state without a login session [portal.health]', async () => {
  const { status, body } = await server.anonymous.call(portal.health);
  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'ok', version: '1.0.0', database: 'ok', disk: 'ok' },
  });
});

test('health: returns 503 when the disk is nearly full; the server stays ready [portal.health]', async () => {
  const full = await testServer({ DATA_DIR: import.meta.dirname, DISK_MIN_FREE: 1_000_000_000 });
  const health = await full.anonymous.call(portal.health);
  const ready = await full.anonymous.call(portal.ready);
  await full.close();
  expect(health).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE', disk: 'full', database: 'ok' } });
  expect(ready).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok' } });
});

test('settings: returns the address that messages of the contact form are sent to [accounts.write-us]', async () => {
  const body = await server.anonymous.body(portal.settings);
  expect(body.CONTACT_MAIL).toBe(server.config.CONTACT_MAIL);
});

test('settings: returns the demo accounts only in a demonstration [asvs:15.2.3]', async () => {
  const demo = await server.anonymous.call(portal.settings);
  expect(demo.body.demoAccounts).toHaveLength(7);
  const production = await testServer({ DEMO: false });
  const { status, body } = await production.anonymous.call(portal.settings);
  await production.close();
  expect([status, body.DEMO, body.demoAccounts]).toEqual([200, false, []]);
});
