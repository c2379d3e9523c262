import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './database.ts';

const folder = join(import.meta.dirname, '../migrations');
const lockKey = 7_303_014; // any number, the same in every process

/**
 * Runs the migrations that have not run yet, in the order of their numbers, all in one transaction under an advisory lock:
 * of several processes that start at once, one migrates and the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, date_run timestamptz not null default now())`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const ran = new Set(rows.map((row) => row.name));
    const missing = files.filter((name) => !ran.has(name));
    for (const name of missing) {
      await sql.raw(await readFile(join(folder, name), 'utf8')).execute(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
    return missing;
  });
}
