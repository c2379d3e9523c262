import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { blankOnServer, withBlankDatabase } from '../../testing/data/blank.ts';
import { rowCounts, schemaOf } from '../../testing/data/schema.ts';
import { testWithTwoConnections } from '../../testing/races.ts';
import { type Db, openDatabase } from '../database.ts';
import { firstReleased, migrate, migrateDown, migrationNames, migrationsWithoutReverse } from './migrate.ts';

/**
 * Tables whose rows may be lost. An upgrade may drop rate limits, unused keys and job names; a downgrade must drop
 * tablets without an approval.
 */
const lossyTables = ['attempts', 'devices', 'idempotency_keys', 'jobs', 'sessions_devices'];

const fill = async (db: Db) =>
  sql.raw(await readFile(join(import.meta.dirname, '../../testing/data/rows-at-0010.sql'), 'utf8')).execute(db);

/** Number of rows of each of these tables. */
async function countsOf(db: Db, tables: readonly string[]) {
  const counts = await rowCounts(db);
  return Object.fromEntries(tables.map((name) => [name, counts[name]]));
}

test('every migration after the first released schema has a reverse', async () => {
  expect(await migrationsWithoutReverse()).toEqual([]);
});

test('every migration number is used once', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test(
  'migrating up from the first released schema, down and up again gives the same schemas and loses rows only in the tables of `lossyTables`',
  () =>
    withBlankDatabase(async (db) => {
      await migrate(db, firstReleased);
      await fill(db);
      const released = await schemaOf(db);
      const { migrations: _ran, ...filled } = await rowCounts(db);
      const tables = Object.keys(filled).filter((name) => !lossyTables.includes(name));
      const expectedCounts = Object.fromEntries(tables.map((name) => [name, filled[name]]));
      expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([]);

      const up = await migrate(db);
      const latest = await schemaOf(db);
      expect(await countsOf(db, tables)).toEqual(expectedCounts);
      expect(latest).toEqual(
        await withBlankDatabase(async (fresh) => {
          await migrate(fresh);
          return schemaOf(fresh);
        }),
      );

      expect(await migrateDown(db, firstReleased)).toEqual(up.toReversed());
      expect(await schemaOf(db)).toEqual(released);
      expect(await countsOf(db, tables)).toEqual(expectedCounts);

      expect(await migrate(db)).toEqual(up);
      expect(await schemaOf(db)).toEqual(latest);
      expect(await countsOf(db, tables)).toEqual(expectedCounts);

      await expect(migrateDown(db, '0009')).rejects.toThrow(/premier publié/);
      await sql`insert into migrations (name) values ('9998_future.sql')`.execute(db);
      await expect(migrate(db)).rejects.toThrow(/9998_future.sql/);
      await expect(migrateDown(db, firstReleased)).rejects.toThrow(/9998_future.sql/);
    }),
  180_000,
);

testWithTwoConnections(
  'a migration waits for another process for longer than the timeouts that are set on the database',
  async () => {
    const { db, url, stop } = await blankOnServer(process.env.DATABASE_URL!);
    const name = new URL(url).pathname.slice(1);
    for (const timeout of ['statement_timeout', 'lock_timeout']) {
      await sql`alter database ${sql.id(name)} set ${sql.id(timeout)} = '50ms'`.execute(db);
    }
    const other = openDatabase({ url, max: 1 });
    const first = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(7303014)`.execute(trx);
      await sql`select pg_sleep(0.5)`.execute(trx);
    });
    try {
      await pause(100);
      expect(await migrate(other, '0001')).toEqual([expect.stringMatching(/^0001_/)]);
    } finally {
      await first;
      await other.destroy();
      await stop();
    }
  },
);
