import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../database/database.ts';
import { chunksOf } from '../../../database/queries/chunks.ts';
import type { Tables } from '../../../database/tables/tables.ts';

type Row<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;

/** Rows per statement: about one megabyte of JSON for short rows. */
const chunkSize = 5_000;

/**
 * Passes all rows as one JSON parameter, which the database converts to typed rows. With a parameter per value, a
 * statement could have at most 65,535 values and would be slow to build.
 */
function insertion<T extends keyof Tables>(table: T, rows: Row<T>[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const target = sql.table(table);
  return sql`
    insert into ${target} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)
  `;
}

/** Inserts many rows; all of them must name the same columns. */
export async function insertRows<T extends keyof Tables>(db: Db, table: T, rows: Row<T>[]): Promise<void> {
  for (const chunk of chunksOf(rows, chunkSize)) await insertion(table, chunk).execute(db);
}

/** Inserts many rows. @returns their new ids, in the order of the rows */
export async function insertForIds<T extends keyof Tables>(db: Db, table: T, rows: Row<T>[]): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of chunksOf(rows, chunkSize)) {
    const { rows: inserted } = await sql<{ id: number }>`${insertion(table, chunk)} returning id`.execute(db);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}
