import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.stop());

/** Foreign keys that need no index: rows of these tables are never deleted. */
const ofReferenceData = ['offers', 'prices', 'subjects'];

test('every foreign key to rows that can be deleted has an index, so that a deletion does not read whole tables', async () => {
  // A partial index serves if it has all rows where the column is not null.
  const { rows } = await sql<{ column: string }>`
    select pg_constraint.conrelid::regclass || '.' || pg_attribute.attname as column
    from pg_constraint
      join pg_attribute on pg_attribute.attrelid = pg_constraint.conrelid
        and pg_attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.contype = 'f'
      and pg_constraint.connamespace = 'public'::regnamespace
      and pg_constraint.confrelid <> all(${ofReferenceData}::regclass[])
      and not exists (
        select from pg_index
        where pg_index.indrelid = pg_constraint.conrelid
          and pg_index.indkey[0] = any(pg_constraint.conkey)
          and coalesce(
            pg_get_expr(pg_index.indpred, pg_index.indrelid) = format(
              '(%s IS NOT NULL)', pg_attribute.attname
            ),
            true
          )
      )
    order by 1
  `.execute(database.db);
  expect(rows.map(({ column }) => column)).toEqual([]);
});
