import { sql } from 'kysely';

import { migrationNames } from '../database/migrate/migrate.ts';
import { isDemonstration } from '../demo/foreign-database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSeed } from '../testing/seed.ts';
import { checkDatabase, prepareDatabase } from './prepare.ts';

let database: TestDatabase;
beforeEach(async () => (database = await openTestDatabase()));
afterEach(() => database.stop());

// Every database set by DATABASE_URL is checked, whatever its address.
const DATABASE_URL = 'postgres://named';
const demo = { DEMO: true, DATABASE_URL };
const production = { DEMO: false, DATABASE_URL };
const nbSchools = async () => (await database.db.selectFrom('schools').select('id').execute()).length;

test('fills and marks an empty database; the next start accepts it', async () => {
  await prepareDatabase(database.db, demo);
  expect(await isDemonstration(database.db)).toBe(true);
  await prepareDatabase(database.db, demo);
  expect(await nbSchools()).toBe(3);
}, 120_000);

test('refuses a database with other data, names the remedy, and leaves the database unchanged [demo.foreign-database]', async () => {
  await createSeed(database.db).superadmin();
  const before = await sql`select count(*) from migrations`.execute(database.db);
  await expect(prepareDatabase(database.db, demo)).rejects.toThrow(/aucune démonstration ne l’a marquée.*DEMO=true/s);
  expect(await nbSchools()).toBe(0);
  expect(await isDemonstration(database.db)).toBe(false);
  expect(await sql`select count(*) from migrations`.execute(database.db)).toEqual(before);
});

test('refuses tables of another program', async () => {
  await sql`alter table migrations rename to other_things`.execute(database.db);
  await expect(checkDatabase(database.db, demo)).rejects.toThrow(/ne l’a marquée/);
  await sql`alter table other_things rename to migrations`.execute(database.db);
});

test('refuses data of a version that had no table for the marker yet', async () => {
  await createSeed(database.db).school();
  await sql`drop table portal_settings`.execute(database.db);
  await expect(checkDatabase(database.db, demo)).rejects.toThrow(/ne l’a marquée/);
});

test('a production portal does not start on the database of a demonstration [demo.foreign-database] [asvs:6.3.2]', async () => {
  await database.db.insertInto('portal_settings').values({ name: 'demonstration', value: 'true' }).execute();
  await expect(prepareDatabase(database.db, production)).rejects.toThrow(/mot de passe est public/);
});

test('a database newer than this code is refused; the error names the migration to go back to', async () => {
  await sql`insert into migrations (name) values ('9998_future.sql')`.execute(database.db);
  const latest = (await migrationNames()).at(-1)!.slice(0, 4);
  await expect(prepareDatabase(database.db, production)).rejects.toThrow(
    new RegExp(`9998_future.sql.*migrate -- --to ${latest}`, 's'),
  );
});
