import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { everySchool, runInScope } from '../../database/scope/scope.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSeed } from '../../testing/seed.ts';
import { findHomeActor } from '../home-devices/home.actor.ts';
import { findDeviceActor } from './tablet.actor.ts';
import { confirmToken } from './token-hashes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const seed = createSeed(db);
  const child = await seed.student();
  const follower = await seed.follower({ schoolId: child.schools_id, studentId: child.id });
  await sql`
    insert into devices (schools_id, token_hash, label, status, approval, date_approve)
    select ${child.schools_id}, sha256(number::text::bytea), number, 'APPROVED', 'QR', now()
    from generate_series(1, 2000) number
  `.execute(db);
  await sql`
    insert into home_devices (schools_id, users_id, students_id, token_hash, opened_by)
    select ${child.schools_id}, ${follower.userId}, ${child.id}, sha256(number::text::bytea), 'CODE'
    from generate_series(1, 2000) number
  `.execute(db);
  await sql`analyze`.execute(db);
});

afterAll(() => database.stop());

const actors = {
  devices: findDeviceActor,
  home_devices: (trx: Trx, hash: Buffer) => findHomeActor(trx, hash, undefined),
};

/** Number of rows of the table that are read to find the actor of a token, and to note that the token is used. */
const rowsRead = (table: keyof typeof actors, hash: Buffer) =>
  runInScope(everySchool, () =>
    database.scoped.transaction().execute(async (trx) => {
      await actors[table](trx, hash);
      await confirmToken(trx, table, hash);
      const { rows } = await sql<{ nb: number }>`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as nb
        from pg_stat_xact_user_tables
        where relname = ${table}
      `.execute(trx);
      return rows[0]!.nb;
    }),
  );

test.each(['devices', 'home_devices'] as const)(
  'each request of a device reads its own row of %s only, also while new tokens are issued',
  async (table) => {
    expect(await rowsRead(table, hashSecret('unknown'))).toBe(0);
    expect(await rowsRead(table, hashSecret('7'))).toBe(1);
    const next = hashSecret('next');
    await sql`
      update ${sql.table(table)} set next_token_hashes = ${[next]} where token_hash = ${hashSecret('7')}
    `.execute(database.db);
    // Its row is read several times: to find the actor, to look for an issued token, to lock and to change it.
    expect(await rowsRead(table, next)).toBeLessThan(20);
  },
);
