import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

type Column = { table_name: string; column_name: string; data_type: string };

/** Every column that can contain text, except those of the list of migrations, as listed by the database itself. */
const textColumns = async (db: Db): Promise<Column[]> =>
  (
    await sql<Column>`
      select columns.table_name, columns.column_name, columns.data_type
      from information_schema.columns
        join information_schema.tables on tables.table_name = columns.table_name
          and tables.table_schema = columns.table_schema
      where columns.table_schema = 'public'
        and tables.table_type = 'BASE TABLE'
        and columns.table_name <> 'migrations'
        and columns.data_type in (
          'text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED'
        )
      order by 1, 2
    `.execute(db)
  ).rows;

/** Tables of the database, without the list of migrations. */
export const tablesOf = async (db: Db): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'
      order by 1
    `.execute(db)
  ).rows.map(({ name }) => name);

/**
 * Columns (`table.column`) that contain a word, in all tables except the list of migrations; case is ignored except in
 * binary columns.
 */
export async function findColumnsContaining(db: Db, word: string): Promise<string[]> {
  const columns: string[] = [];
  for (const { table_name, column_name, data_type } of await textColumns(db)) {
    const column = sql.ref(column_name);
    const contains =
      data_type === 'bytea'
        ? sql`position(convert_to(${word}::text, 'UTF8') in ${column}) > 0`
        : sql`position(lower(${word}::text) in lower(${column}::text)) > 0`;
    const { rows } = await sql`select from ${sql.table(table_name)} where ${contains} limit 1`.execute(db);
    if (rows.length) columns.push(`${table_name}.${column_name}`);
  }
  return columns;
}
