import { sql } from 'kysely';

import type { Db } from '../database.ts';
import { takeFirstOrThrow } from '../queries/rows.ts';

/** Whether the database has a table of that name. */
export const hasTable = async (db: Db, name: string) => {
  const { found } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`
    .execute(db)
    .then(takeFirstOrThrow);
  return found;
};

/** Whether the current schema has no table or view, except those of extensions. */
export async function hasNoTable(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1
    from pg_class
    where pg_class.relnamespace = current_schema()::regnamespace
      and pg_class.relkind in ('r', 'p', 'v', 'm')
      and not exists (
        select from pg_depend
        where pg_depend.classid = 'pg_class'::regclass
          and pg_depend.objid = pg_class.oid
          and pg_depend.deptype = 'e'
      )
    limit 1
  `.execute(db);
  return rows.length === 0;
}
