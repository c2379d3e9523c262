import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';

/**
 * Queries of the objects of the schema by kind, one line for each object. The lines do not depend on when the objects
 * were created, or on the order of columns.
 */
const parts: Record<string, string> = {
  column: `select format('%s.%s %s%s%s%s%s', pg_class.relname, pg_attribute.attname, format_type(pg_attribute.atttypid, pg_attribute.atttypmod),
      case when pg_attribute.attnotnull then ' not null' end, ' ' || coalesce(pg_get_expr(pg_attrdef.adbin, pg_attrdef.adrelid), ''), ' ' || pg_attribute.attidentity::text || pg_attribute.attgenerated::text,
      ' ' || coalesce((select collname from pg_collation where pg_collation.oid = pg_attribute.attcollation and pg_collation.collname <> 'default'), ''))
    from pg_attribute join pg_class on pg_class.oid = pg_attribute.attrelid left join pg_attrdef on pg_attrdef.adrelid = pg_class.oid and pg_attrdef.adnum = pg_attribute.attnum
    where pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind in ('r', 'p', 'v') and pg_attribute.attnum > 0 and not pg_attribute.attisdropped`,
  table: `select format('%s rls %s %s owner-forced', relname, relrowsecurity, relforcerowsecurity) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  storage: `select format('%s.%s %s', pg_class.relname, pg_attribute.attname, pg_attribute.attstorage) from pg_attribute join pg_class on pg_class.oid = pg_attribute.attrelid
    where pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind = 'r' and pg_attribute.attnum > 0 and not pg_attribute.attisdropped`,
  view: `select viewname || ' ' || definition from pg_views where schemaname = 'public'`,
  constraint: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  function: `select pg_get_functiondef(pg_proc.oid) from pg_proc where pg_proc.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where pg_depend.classid = 'pg_proc'::regclass and pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e')`,
  trigger: `select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = pg_trigger.tgrelid
    where pg_class.relnamespace = 'public'::regnamespace and not pg_trigger.tgisinternal`,
  policy: `select format('%s %s %s %s %s %s', tablename, policyname, cmd, roles, qual, with_check) from pg_policies where schemaname = 'public'`,
  sequence: `select sequencename || ' ' || data_type from pg_sequences where schemaname = 'public'`,
  type: `select typname || ' ' || typtype::text from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`,
  extension: `select extname from pg_extension`,
};

/** The whole schema as sorted lines, to be compared with another schema. */
export async function schemaOf(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await sql.raw<{ line: string }>(`select line from (${query}) as part(line)`).execute(db);
    lines.push(...rows.map(({ line }) => `${part} ${line}`));
  }
  return lines.sort();
}

/** Every table of the schema with the number of its rows. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { nb } = await sql<{ nb: number }>`select count(*) as nb from ${sql.table(name)}`
      .execute(db)
      .then(takeFirstOrThrow);
    counts[name] = nb;
  }
  return counts;
}
