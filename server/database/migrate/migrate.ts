import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Db, Trx } from '../database.ts';
import { takeFirstOrThrow } from '../queries/rows.ts';
import { grantRoles } from './grants.ts';
import { removeTimeouts } from './no-timeouts.ts';

const folder = join(import.meta.dirname, '../../migrations');
const lockKey = 7_303_014; // Arbitrary, but the same in every process.

/** The last migration of the first released schema; later ones are reversible. */
export const firstReleased = '0010';

/** All migrations of this code, ordered by number. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

async function appliedMigrations(db: Db): Promise<string[]> {
  const { found } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`
    .execute(db)
    .then(takeFirstOrThrow);
  if (!found) return [];
  return (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
}

/** Checks that every applied migration exists in this code. @throws Error naming the unknown ones, with what to do */
export async function checkNotNewer(db: Db): Promise<void> {
  const availableMigrations = new Set(await migrationNames());
  const unknown = (await appliedMigrations(db)).filter((name) => !availableMigrations.has(name));
  if (!unknown.length) return;
  const latest = [...availableMigrations].at(-1)!.slice(0, 4);
  throw new Error(
    `La base est plus récente que ce programme (migrations inconnues\u00a0: ${unknown.join(', ')}). Installez la version qui l’a ` +
      `migrée, ou, avec cette version-là, revenez en arrière\u00a0: npm run migrate -- --to ${latest}`,
  );
}

/** Runs under an advisory lock in one transaction: of several starting processes one migrates and the others wait. */
const runLocked = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await removeTimeouts(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`
      create table if not exists migrations (
        name text primary key, date_run timestamptz not null default now()
      )
    `.execute(trx);
    await checkNotNewer(trx);
    return work(trx);
  });

const runFile = async (trx: Trx, path: string) => sql.raw(await readFile(path, 'utf8')).execute(trx);

/**
 * Runs the pending migrations, ordered by number.
 * @param to number of the last migration to run (`'0010'`), by default the latest
 * @returns the names of the migrations that ran
 * @throws Error when the database is newer than this code
 */
export const migrate = (db: Db, to = '9999'): Promise<string[]> =>
  runLocked(db, async (trx) => {
    const ran = new Set(await appliedMigrations(trx));
    const pending = (await migrationNames()).filter((name) => !ran.has(name) && name.slice(0, 4) <= to);
    for (const name of pending) {
      await runFile(trx, join(folder, name));
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
    // `app_grant()` restricts the default privileges of new tables.
    if (pending.length) await grantRoles(trx);
    return pending;
  });

const reverseOf = (name: string) => join(folder, 'down', name);

/** Names of the migrations after the first released schema without a file in `down`; there should be none. */
export async function migrationsWithoutReverse(): Promise<string[]> {
  const reverses = new Set(await readdir(join(folder, 'down')));
  return (await migrationNames()).filter((name) => name.slice(0, 4) > firstReleased && !reverses.has(name));
}

/**
 * Reverts the migrations after the number `to`, latest first. Data that only their tables and columns contain is lost.
 * @returns the names of the reverted migrations
 * @throws Error when `to` is before the first released schema, a reverse is missing, or the database is newer than this
 * code
 */
export async function migrateDown(db: Db, to: string): Promise<string[]> {
  if (to < firstReleased) {
    throw new Error(`Le schéma ${firstReleased} est le premier publié\u00a0: on ne revient pas avant lui.`);
  }
  return runLocked(db, async (trx) => {
    const toRevert = (await appliedMigrations(trx)).filter((name) => name.slice(0, 4) > to).reverse();
    const withoutReverse = await migrationsWithoutReverse();
    const irreversible = toRevert.filter((name) => withoutReverse.includes(name));
    if (irreversible.length) {
      throw new Error(`Il manque le retour de\u00a0: ${irreversible.join(', ')} (server/migrations/down).`);
    }
    for (const name of toRevert) {
      await runFile(trx, reverseOf(name));
      await sql`delete from migrations where name = ${name}`.execute(trx);
    }
    if (toRevert.length) await grantRoles(trx);
    return toRevert;
  });
}
