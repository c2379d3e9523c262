import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { type Db, openDatabase } from '../../database/database.ts';
import { startEmbedded } from '../../database/embedded/embedded.ts';

type Blank = { db: Db; url: string; stop: () => Promise<void> };

/** An empty database on the PostgreSQL of `serverUrl`. */
export async function blankOnServer(serverUrl: string): Promise<Blank> {
  const admin = openDatabase({ url: serverUrl, max: 1 });
  const name = `blank_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(admin);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const db = openDatabase({ url, max: 2 });

  const stop = async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
    await admin.destroy();
  };

  return { db, url, stop };
}

/** An empty database on the PostgreSQL of DATABASE_URL; without that setting, an empty embedded database. */
async function openBlankDatabase(): Promise<Blank> {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl) return blankOnServer(databaseUrl);
  const { url, stop } = await startEmbedded('memory://');
  const db = openDatabase({ url, max: 1 });

  const end = async () => {
    await db.destroy();
    await stop();
  };

  return { db, url, stop: end };
}

/** Runs a function on an empty database, which is dropped afterwards. */
export async function withBlankDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, stop } = await openBlankDatabase();
  try {
    return await work(db);
  } finally {
    await stop();
  }
}
