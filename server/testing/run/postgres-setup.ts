import { prepareTemplate } from '../database.ts';
import type { FaultyPostgres } from '../processes/faulty-postgres.ts';
import { startFaultyPostgres } from '../processes/faulty-postgres.ts';

declare global {
  /** PostgreSQL of this run, where `DATABASE_URL` named none. */
  var runPostgres: FaultyPostgres | undefined;
}

/** Starts a throw-away PostgreSQL, unless `DATABASE_URL` names one, and makes the template of the test databases on it. */
export default async function prepareRun(): Promise<void> {
  if (!process.env.DATABASE_URL) {
    globalThis.runPostgres = await startFaultyPostgres();
    process.env.DATABASE_URL = globalThis.runPostgres.url;
  }
  await prepareTemplate();
}
