import { sql } from 'kysely';

import { everySchool, runInScope } from '../../database/scope/scope.ts';
import { hashSecret } from '../../http/actor/actor.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createSeed } from '../../testing/seed.ts';
import { findDeviceActor } from './tablet.actor.ts';
import { confirmToken } from './token-hashes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const { id } = await createSeed(db).school();
  await sql`
    insert into devices (schools_id, token_hash, label, status, approval, date_approve)
    select ${id}, sha256(number::text::bytea), number, 'APPROVED', 'QR', now()
    from generate_series(1, 2000) number
  `.execute(db);
});

afterAll(() => database.stop());

/** Number of rows of tablets that looking up a token reads. */
const rowsRead = (hash: Buffer) =>
  runInScope(everySchool, () =>
    database.scoped.transaction().execute(async (trx) => {
      await findDeviceActor(trx, hash);
      await confirmToken(trx, 'devices', hash);
      const { rows } = await sql<{ nb: number }>`
        select seq_tup_read + coalesce(idx_tup_fetch, 0) as nb
        from pg_stat_xact_user_tables
        where relname = 'devices'
      `.execute(trx);
      return rows[0]!.nb;
    }),
  );

test('each request of a tablet reads its own row only, also while new tokens are issued', async () => {
  expect(await rowsRead(hashSecret('unknown'))).toBe(0);
  expect(await rowsRead(hashSecret('7'))).toBe(1);
  const next = hashSecret('next');
  await sql`update devices set next_token_hashes = ${[next]} where token_hash = ${hashSecret('7')}`.execute(
    database.db,
  );
  // The row is read to find the actor, to look for an issued token, to lock and to change it.
  expect(await rowsRead(next)).toBeLessThan(8);
});
