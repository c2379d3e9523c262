import { resolve } from 'node:path';

import { type Db, openDatabase } from '../database/database.ts';
import { readServerVersion } from '../database/pool/reachable.ts';

/** Wrong usage of a command, with an explanation for the person who typed it. */
export class CommandError extends Error {}

/** Runs a command; an error is printed as one message, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Resolves a typed path against the folder from which the person called npm, not the project's folder. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/**
 * URL that connects as the owner of the tables: DATABASE_OWNER_URL or DATABASE_URL.
 * @throws CommandError when neither is set
 */
export function databaseUrl(env: NodeJS.ProcessEnv): string {
  const url = env.DATABASE_OWNER_URL || env.DATABASE_URL;
  if (url) return url;
  throw new CommandError('DATABASE_URL manque\u00a0: donnez l’adresse de la base PostgreSQL du portail.');
}

/** URL that bypasses a transaction pooler, for a dedicated session; undefined for the embedded database. */
export const directUrl = (env: NodeJS.ProcessEnv): string | undefined =>
  env.DATABASE_OWNER_URL || (env.DATABASE_URL && env.DATABASE_LISTEN_URL) || env.DATABASE_URL || undefined;

/**
 * Runs a function with one database connection, as the owner of the tables.
 * @throws Error in French when the database does not respond or is too old
 */
export async function withDatabase<T>(env: NodeJS.ProcessEnv, work: (db: Db) => Promise<T>): Promise<T> {
  const url = databaseUrl(env);
  await readServerVersion(url);
  const db = openDatabase({ url, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
