import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { type Db, openDatabase, withoutScope } from '../database/database.ts';
import { type Embedded, startEmbedded } from '../database/embedded/embedded.ts';
import { type Opened, openEmbedded, openServer } from '../database/listen.ts';
import { migrate } from '../database/migrate/migrate.ts';

const serverDir = join(import.meta.dirname, '..');
const migrations = join(serverDir, 'migrations');
const cache = join(serverDir, '../.cache');

/** Name of the template database, with a hash of the migrations and of the code that runs them. */
function templateName(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  for (const name of ['migrate.ts', 'grants.ts']) hash.update(readFileSync(join(serverDir, 'database/migrate', name)));
  return `memocartes_${hash.digest('hex').slice(0, 12)}`;
}

const dumpPath = () => join(cache, `${templateName()}.tar`);
const testWithTwoConnections = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

async function prepareEmbedded(): Promise<void> {
  if (existsSync(dumpPath())) return;
  mkdirSync(cache, { recursive: true });
  const embedded = await startEmbedded('memory://');
  const db = openDatabase({ url: embedded.url, max: 1 });
  await migrate(db);
  await db.destroy();
  // Another process may create the file at the same time, so the file must be complete or absent.
  const partialPath = `${dumpPath()}.${process.pid}`;
  await embedded.dump(partialPath);
  renameSync(partialPath, dumpPath());
  await embedded.stop();
}

/** An embedded database in a new folder, with its tables: a copy of the template. */
export async function startMigratedEmbedded(dataDir: string): Promise<Embedded> {
  await prepareEmbedded();
  return startEmbedded(dataDir, dumpPath());
}

async function prepareServer(url: string): Promise<void> {
  const admin = openDatabase({ url, max: 1 });
  const name = templateName();
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(admin);
  if (!rows.length) {
    await sql`create database ${sql.id(name)}`.execute(admin);
    const db = openDatabase({ url: testWithTwoConnections(url, name), max: 1 });
    await migrate(db);
    await db.destroy();
  }
  await admin.destroy();
}

/** Creates the migrated template if it does not exist: on the PostgreSQL of DATABASE_URL, else an embedded database. */
export const prepareTemplate = () =>
  process.env.DATABASE_URL ? prepareServer(process.env.DATABASE_URL) : prepareEmbedded();

export type TestDatabase = Opened & {
  /** Connected as the owner of the tables. */
  db: Db;
  /** Connected as the application: each query has a scope. */
  scoped: Db;
  /** On a PostgreSQL server, where transactions can run concurrently. */
  isServer: boolean;
  url: string;
  stop: () => Promise<void>;
};

const withBoth = ({ db: scoped, listen }: Opened) => ({ db: withoutScope(scoped), scoped, listen });

async function copyOnServer(url: string): Promise<TestDatabase> {
  const admin = openDatabase({ url, max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of logging each page; tests need no crash recovery.
  await sql`create database ${sql.id(name)} template ${sql.id(templateName())} strategy file_copy`.execute(admin);
  const opened = openServer({ url: testWithTwoConnections(url, name), max: 20 });

  const stop = async () => {
    await opened.db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await admin.destroy();
  };

  return { ...withBoth(opened), isServer: true, url: testWithTwoConnections(url, name), stop };
}

/** A database for one test file, copied from the template. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (process.env.DATABASE_URL) return copyOnServer(process.env.DATABASE_URL);
  const embedded = await startEmbedded('memory://', dumpPath());
  const opened = openEmbedded(embedded.url);

  const stop = async () => {
    await opened.db.destroy();
    await embedded.stop();
  };

  return { ...withBoth(opened), isServer: false, url: embedded.url, stop };
}
