import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { watchPool } from '../metrics/pools.ts';
import { sendByName } from './planned.ts';
import { openPool } from './pool.ts';
import type { PoolLimits } from './pool.ts';
import type { Tables } from './tables/tables.ts';

/** The database, or a transaction on it: queries take either. */
export type Db = Kysely<Tables>;

const { builtins } = pg.types;
const asInstant = (value: string) => new Date(value).toISOString();
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.INT8]: Number, // counts; no id nor sum of ours comes near 2^53
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (value) => value,
  [builtins.TIMESTAMPTZ]: asInstant,
};

type Options = {
  url: string;
  /** Connections at most; 1 on the embedded database, which has but one session. */ max: number;
  /** What its connections are told by `pg_notify`. */ heard?: (channel: string, payload: string) => void;
  /** None where the database is embedded, or migrated. */ limits?: PoolLimits;
};

/** Opens a pool on a PostgreSQL (or the embedded one's socket). Instants come as ISO strings, days as `YYYY-MM-DD`. */
export function openDatabase({ url, max, heard, limits }: Options): Db {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    format === 'binary' ? pg.types.getTypeParser(oid, format) : (parsers[oid] ?? pg.types.getTypeParser(oid));
  const pool = openPool({ url, max, getTypeParser, limits });
  watchPool(pool);
  // The embedded database's one session outlives its connections, and would know the names already.
  if (max > 1) pool.on('connect', sendByName);
  if (heard)
    pool.on('connect', (client) => client.on('notification', ({ channel, payload = '' }) => heard(channel, payload)));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Throws when the database does not answer. */
export const pingDatabase = (db: Db) => sql`select 1`.execute(db);
