import { rmSync } from 'node:fs';

import { sql } from 'kysely';

import { type Db, openDatabase, type Trx } from '../database/database.ts';
import { hasNoTable } from '../database/migrate/empty.ts';
import { grantRoles } from '../database/migrate/grants.ts';
import { noTimeoutsSql } from '../database/migrate/no-timeouts.ts';
import { rolesSql } from '../database/migrate/roles.ts';
import { readServerVersion } from '../database/pool/reachable.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { differences, type Facts, readFacts } from './facts.ts';
import type { Manifest } from './manifest.ts';
import { checkTools, connectionOf, startTool, waitForTool } from './postgres-tools.ts';

// Roles belong to a server, not to a database: the restoring role owns everything.
const portable = ['--no-owner', '--no-privileges', '--no-comments'];

async function withOpened<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, max: 1 });
  try {
    await sql.raw(noTimeoutsSql).execute(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const inSnapshot = <T>(db: Db, work: (trx: Trx) => Promise<T>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(work);

async function dump(url: string, to: string, snapshot: string): Promise<void> {
  const { env, dbname } = connectionOf(url);
  const args = ['--format=custom', ...portable, `--snapshot=${snapshot}`, `--file=${to}`, `--dbname=${dbname}`];
  await waitForTool('pg_dump', startTool('pg_dump', args, env));
}

/**
 * Writes a database in use to a file with `pg_dump`. @returns facts about its contents, read in the dumped snapshot
 * @throws Error in French when the tools are missing or older than the server, or when the dump fails
 */
export async function backUpServer(url: string, to: string): Promise<Facts> {
  await checkTools(['pg_dump'], await readServerVersion(url));
  return withOpened(url, (db) =>
    inSnapshot(db, async (trx) => {
      const { snapshot } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`
        .execute(trx)
        .then(takeFirstOrThrow);
      const facts = await readFacts(trx);
      await dump(url, to, snapshot).catch((error: unknown) => {
        rmSync(to, { force: true });
        throw error;
      });
      return facts;
    }),
  );
}

/**
 * @returns the SQL to run before a restore: none for an empty database, statements that empty the database if `force`
 * is its name
 * @throws Error in French for any other database
 */
async function prepareTarget(db: Db, force: string | undefined): Promise<string> {
  if (await hasNoTable(db)) return '';
  const { name } = await sql<{ name: string }>`select current_database() as name`.execute(db).then(takeFirstOrThrow);
  if (force === name) {
    return 'drop schema public cascade; drop schema if exists pgboss cascade; create schema public;\n';
  }
  throw new Error(
    `La base ${name} n’est pas vide. Restaurez dans une base vide (createdb), ou, pour remplacer tout ce qu’elle contient, ` +
      `ajoutez --force ${name}.`,
  );
}

/** Restores in one transaction, rolled back when the archive is incomplete. */
async function load(url: string, file: string, first: string): Promise<void> {
  const { env, dbname } = connectionOf(url);
  const psql = startTool(
    'psql',
    [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--output=/dev/null',
      `--dbname=${dbname}`,
      '--file=-',
    ],
    env,
  );
  const done = waitForTool('psql', psql);
  done.catch(() => undefined);
  psql.stdin.on('error', () => undefined);
  psql.stdin.write(noTimeoutsSql + first);
  const reading = startTool('pg_restore', [...portable, '--file=-', file], env);
  reading.stdout.pipe(psql.stdin, { end: false });
  psql.once('close', () => reading.kill());
  try {
    await waitForTool('pg_restore', reading);
  } catch (error) {
    // If psql exited, report why. If it is running, stop it before it commits.
    if (psql.exitCode !== null) await done;
    psql.kill();
    await done.catch(() => undefined);
    throw error;
  }
  psql.stdin.end();
  await done;
}

/**
 * Restores a backup of `backUpServer` into an empty database, or into the one that `force` names.
 * @returns the differences from the backup, in French; the database has been replaced even if there are any
 * @throws Error in French when the restore fails, which leaves the database unchanged
 */
export async function restoreServer(url: string, file: string, manifest: Manifest, force?: string): Promise<string[]> {
  await checkTools(['pg_restore', 'psql'], await readServerVersion(url));
  const first = await withOpened(url, (db) => prepareTarget(db, force));
  await load(url, file, first + (await rolesSql()));
  return withOpened(url, async (db) => {
    await grantRoles(db);
    const facts = await inSnapshot(db, readFacts);
    await sql`analyze`.execute(db);
    return differences(manifest.facts, facts);
  });
}
