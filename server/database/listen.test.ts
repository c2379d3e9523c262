import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { testWithTwoConnections } from '../testing/races.ts';
import { waitFor } from '../testing/wait-for.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

const notify = (text: string, db = database.db) => sql`select pg_notify('words', ${text})`.execute(db);

const until = (isTrue: () => boolean) =>
  waitFor(isTrue, { timeoutMs: 20_000, describe: () => 'The condition did not become true in time.' });

/** Starts listening; every notification sent after it returns is received. */
async function startListening() {
  const messages: string[] = [];
  let connected = 0;
  const stop = database.listen('words', {
    onMessage: (text) => messages.push(text),
    onConnect: () => (connected += 1),
  });
  await until(() => connected === 1);
  return { messages, stop, connected: () => connected };
}

test('delivers a notification when its transaction commits, and never after a rollback', async () => {
  const { messages, stop } = await startListening();
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await notify('no', trx);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await database.db.transaction().execute(async (trx) => {
    await notify('été', trx);
    await pause(100);
    expect(messages).toEqual([]);
  });
  await until(() => messages.length > 0);
  expect(messages).toEqual(['été']);
  await stop();
  await notify('late');
  await pause(100);
  expect(messages).toEqual(['été']);
});

testWithTwoConnections(
  'reconnects after a lost connection and reports that notifications may have been missed',
  async () => {
    const { messages, stop, connected } = await startListening();
    await sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and query like 'listen%'
  `.execute(database.db);
    await until(() => connected() === 2);
    await notify('again');
    await until(() => messages.length > 0);
    expect(messages).toEqual(['again']);
    await stop();
  },
);
