import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** What a schema is made of, a line a thing, in an order that does not depend on when it was made. The columns' order is left out. */
const parts: Record<string, string> = {
  column: `select format('%s.%s %s%s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end, ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), ''), ' ' || a.attidentity::text || a.attgenerated::text,
      ' ' || coalesce((select collname from pg_collation k where k.oid = a.attcollation and k.collname <> 'default'), ''))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  table: `select format('%s rls %s %s owner-forced', relname, relrowsecurity, relforcerowsecurity) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  storage: `select format('%s.%s %s', c.relname, a.attname, a.attstorage) from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  view: `select viewname || ' ' || definition from pg_views where schemaname = 'public'`,
  constraint: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  function: `select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  trigger: `select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  policy: `select format('%s %s %s %s %s %s', tablename, policyname, cmd, roles, qual, with_check) from pg_policies where schemaname = 'public'`,
  sequence: `select sequencename || ' ' || data_type from pg_sequences where schemaname = 'public'`,
  type: `select typname || ' ' || typtype::text from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`,
  extension: `select extname from pg_extension`,
};

/** The whole schema as sorted lines, to be compared with another. */
export async function schemaOf(db: Db): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await sql.raw<{ line: string }>(`select line from (${query}) as q(line)`).execute(db);
    lines.push(...rows.map(({ line }) => `${part} ${line}`));
  }
  return lines.sort();
}

/** Every table of the schema with the number of its rows. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by tablename`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ nb: number }>`select count(*) as nb from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]!.nb;
  }
  return counts;
}
