import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';

import { watchPool } from '../metrics/pools.ts';
import { sendByName } from './pool/named-statements.ts';
import { openPool, type PoolLimits } from './pool/pool.ts';
import { queryLog } from './pool/query-log.ts';
import { scopedPool } from './scope/scoped-pool.ts';
import type { Tables } from './tables/tables.ts';

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Tables>;
/** A transaction. Functions take it instead of `Db` if they lock rows, or if their writes belong together. */
export type Trx = Transaction<Tables>;

const { builtins } = pg.types;
const asInstant = (value: string) => new Date(value).toISOString();
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.INT8]: Number, // Counts and ids stay far below 2^53, so they are safe as numbers.
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (value) => value,
  [builtins.TIMESTAMPTZ]: asInstant,
};

type Options = {
  url: string;
  /** Maximum connections; 1 for the embedded database, which has a single session. */
  max: number;
  /** Called for each `pg_notify` received. */
  onNotification?: (channel: string, payload: string) => void;
  /** Not set for the embedded database, nor for migrations. */
  limits?: PoolLimits;
  /** Only for `openScoped`: whether statements are prepared by name; by default, with more than one connection. */
  isNamed?: boolean;
};

/** Pools of the open databases. */
const pools = new WeakMap<Db, pg.Pool>();

const open = (pool: pg.Pool, dialectPool: PostgresPool): Db => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dialectPool }), ...queryLog() });
  pools.set(db, pool);
  return db;
};

/**
 * Opens a pool on a PostgreSQL server, or on the socket of the embedded one. Instants are ISO strings, days
 * `YYYY-MM-DD`.
 */
function poolOf({ url, max, onNotification, limits }: Options): pg.Pool {
  const getTypeParser = (oid: number, format?: 'text' | 'binary'): unknown =>
    format === 'binary' ? pg.types.getTypeParser(oid, format) : (parsers[oid] ?? pg.types.getTypeParser(oid));
  const pool = openPool({ url, max, getTypeParser, limits });
  watchPool(pool);
  if (onNotification) {
    pool.on('connect', (client) =>
      client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload)),
    );
  }
  return pool;
}

/**
 * A database with the privileges of the role in its URL, usually the owner of the tables: for migrations, tests and
 * benchmarks.
 */
export function openDatabase(options: Options): Db {
  const pool = poolOf(options);
  // The embedded database's only session outlives its connections, so names of statements would clash.
  if (options.max > 1) pool.on('connect', sendByName);
  return open(pool, pool);
}

/** A database whose queries see only the rows of their scope (`scope.ts`). */
export function openScoped(options: Options): Db {
  const pool = poolOf(options);
  return open(pool, scopedPool(pool, { isNamed: options.isNamed ?? options.max > 1 }));
}

/** The same pool with the privileges of the role in its URL, without scopes. Destroying `db` also destroys it. */
export function withoutScope(db: Db): Db {
  const pool = pools.get(db);
  if (!pool) throw new Error('Not a database that was opened here.');
  return open(pool, pool);
}

/**
 * Runs the text of a transaction (`begin; …; commit;`) with the privileges of a role. Only for libraries that pass such
 * a text, since it cannot have parameters.
 * @returns the rows of all its statements
 */
export async function runScript(db: Db, role: string, text: string): Promise<Record<string, unknown>[]> {
  const pool = pools.get(db);
  if (!pool) throw new Error('Not a database that was opened here.');
  const client = await pool.connect();
  try {
    const results: unknown = await client.query(text.replace(/begin;/i, `begin; set local role ${role};`));
    client.release();
    return ([results].flat() as pg.QueryResult<Record<string, unknown>>[]).flatMap(({ rows }) => rows);
  } catch (error) {
    // The failed transaction is still open on the connection.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** @throws Error when the database does not respond */
export const pingDatabase = (db: Db) => sql`select 1`.execute(db);
