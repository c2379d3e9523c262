import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from '../../database/database.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { prepareTemplate } from '../database.ts';
import { type FaultyPostgres, startFaultyPostgres } from '../processes/faulty-postgres.ts';

declare global {
  /** PostgreSQL of this run, if `DATABASE_URL` is not set. */
  var runPostgres: FaultyPostgres | undefined;
}

/** URL of the same database through the server's Unix socket, which halves the time of a statement in the kernel. */
async function throughSocket(url: string): Promise<string> {
  const db = openDatabase({ url, max: 1 });
  const { folder } = await sql<{
    folder: string;
  }>`select current_setting('unix_socket_directories') as folder`
    .execute(db)
    .then(takeFirstOrThrow);
  await db.destroy();
  const { port } = new URL(url);
  return url.replace(`127.0.0.1:${port}`, `${encodeURIComponent(folder)}:${port}`);
}

/**
 * Starts a temporary PostgreSQL, unless `DATABASE_URL` names one, and creates the template of the test databases on it.
 */
export default async function prepareRun(): Promise<void> {
  // Workers and processes started by tests load the same modules: this cache keeps the compiled code for them.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../.cache/node');
  mkdirSync(process.env.NODE_COMPILE_CACHE, { recursive: true });
  if (!process.env.DATABASE_URL) {
    globalThis.runPostgres = await startFaultyPostgres();
    process.env.DATABASE_URL = await throughSocket(globalThis.runPostgres.url);
  }
  await prepareTemplate();
}
