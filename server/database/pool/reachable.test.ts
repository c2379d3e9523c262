import { openTestDatabase } from '../../testing/database.ts';
import { testWithTwoConnections } from '../../testing/races.ts';
import { readServerVersion } from './reachable.ts';
import { retryUntilReachable } from './retry.ts';

const nowhere = 'postgres://app:Secret-9@127.0.0.1:9/memocartes';

testWithTwoConnections(
  'distinguishes a missing database, with the remedy, from a server that does not respond',
  async () => {
    const { url, stop } = await openTestDatabase();
    expect(await readServerVersion(url)).toBeGreaterThanOrEqual(15);
    const missing = Object.assign(new URL(url), { pathname: '/nowhere' }).href;
    await expect(readServerVersion(missing)).rejects.toThrow(/DATABASE_URL n’existe pas \(3D000\).+createdb/);
    await expect(readServerVersion(nowhere, 'DATABASE_OWNER_URL')).rejects.toThrow(
      /^La base désignée par DATABASE_OWNER_URL ne répond pas \(ECONNREFUSED\)/,
    );
    await stop();
  },
);

test('reports once why a start waits for its database, without the password', async () => {
  const reported: string[] = [];
  let attempts = 0;

  const connect = async () => {
    attempts += 1;
    if (attempts < 3) await readServerVersion(nowhere);
    return 'ready';
  };

  expect(await retryUntilReachable(connect, 10, ({ message }) => reported.push(message))).toBe('ready');
  expect(reported).toEqual([expect.stringMatching(/ne répond pas \(ECONNREFUSED\)/)]);
  expect(reported[0]).not.toContain('Secret-9');
});
