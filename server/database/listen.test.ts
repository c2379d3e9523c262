import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import type { TestDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { onServer } from '../testing/races.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

const notify = (words: string, db = database.db) => sql`select pg_notify('words', ${words})`.execute(db);
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 1_000) throw new Error('It has not come true.');
    await pause(20);
  }
}

/** Listens from the moment it returns. */
async function hearing() {
  const heard: string[] = [];
  let connected = 0;
  const stop = database.listen('words', { onMessage: (words) => heard.push(words), onConnect: () => (connected += 1) });
  await until(() => connected === 1);
  return { heard, stop, connected: () => connected };
}

test('delivers a notification when its transaction commits, and never after a rollback', async () => {
  const { heard, stop } = await hearing();
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await notify('no', trx);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await database.db.transaction().execute(async (trx) => {
    await notify('été', trx);
    await pause(100);
    expect(heard).toEqual([]);
  });
  await until(() => heard.length > 0);
  expect(heard).toEqual(['été']);
  await stop();
  await notify('late');
  await pause(100);
  expect(heard).toEqual(['été']);
});

onServer('reconnects after a lost connection and reports that notifications may have been missed', async () => {
  const { heard, stop, connected } = await hearing();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.db);
  await until(() => connected() === 2);
  await notify('again');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['again']);
  await stop();
});
