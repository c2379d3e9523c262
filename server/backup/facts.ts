import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';

/** Facts about the contents of a database, to compare a restored database with its backup. */
export type Facts = {
  migrations: string[];
  /** Row count of each table, and a checksum of the contents that does not depend on the order of rows. */
  tables: Record<string, { rows: number; sum: string }>;
  sequences: Record<string, number>;
  /** Numbers of files (`blobs`) whose bytes match (`intact`) or don't match (`damaged`) their stored SHA-256. */
  files: { intact: number; damaged: number };
};

async function tableFacts(trx: Trx, name: string) {
  return sql<{ rows: number; sum: string }>`
    select count(*) as rows, coalesce(sum(hashtextextended(stored::text, 0)::numeric), 0)::text as sum
    from ${sql.table(name)} stored
  `
    .execute(trx)
    .then(takeFirstOrThrow);
}

async function fileFacts(trx: Trx) {
  return sql<Facts['files']>`
    select count(*) filter (where hash = sha256(data)) as intact,
      count(*) filter (where hash <> sha256(data)) as damaged
    from blobs
  `
    .execute(trx)
    .then(takeFirstOrThrow);
}

/**
 * Reads the facts of a database. Sets the transaction's time zone and date style, because timestamps are compared as
 * text.
 */
export async function readFacts(trx: Trx): Promise<Facts> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO'`.execute(trx);
  const sequences = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last
    from pg_sequences
    where schemaname = 'public'
    order by 1
  `.execute(trx);
  const names = await sql<{ name: string }>`
    select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
    from pg_tables
    where schemaname in ('public', 'pgboss')
    order by 1
  `.execute(trx);
  const migrations = await sql<{ name: string }>`select name from migrations order by name`.execute(trx);
  const tables: Facts['tables'] = {};
  for (const { name } of names.rows) tables[name] = await tableFacts(trx, name);

  return {
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last ?? 0])),
    files: await fileFacts(trx),
  };
}

/** The differences between a restored database and its backup, in French; empty when there are none [portal.backup]. */
export function differences(expected: Facts, actual: Facts): string[] {
  const wrong: string[] = [];
  if (expected.migrations.join() !== actual.migrations.join()) wrong.push('migrations différentes');
  for (const name of new Set([...Object.keys(expected.tables), ...Object.keys(actual.tables)])) {
    const expectedTable = expected.tables[name];
    const actualTable = actual.tables[name];
    if (expectedTable?.rows !== actualTable?.rows) {
      wrong.push(`${name}\u00a0: nombre de lignes ${actualTable?.rows ?? 0}, attendu ${expectedTable?.rows ?? 0}`);
    } else if (expectedTable?.sum !== actualTable?.sum) wrong.push(`${name}\u00a0: contenu différent`);
  }
  // Sequences advance while a backup runs: a higher value is fine, but a lower one would assign an id twice.
  for (const [name, last] of Object.entries(expected.sequences)) {
    if ((actual.sequences[name] ?? -1) < last) wrong.push(`${name}\u00a0: séquence en retard`);
  }
  // A file that was already damaged when it was backed up is restored as it was.
  if (actual.files.damaged > expected.files.damaged) {
    wrong.push(`${actual.files.damaged} fichiers dont le contenu ne correspond pas à l’empreinte`);
  }
  return wrong;
}
