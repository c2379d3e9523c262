import pg from 'pg';

/** Timeouts of the database in milliseconds, so that requests do not wait without limit for a slow database. */
export type PoolLimits = {
  /** For getting a connection, from the pool or a new one. */
  connectMs: number;
  /** For one statement, including waits for locks. */
  statementMs: number;
  /** For one lock. */
  lockMs: number;
  /** Idle time within a transaction, after which the database rolls it back. */
  idleInTransactionMs: number;
};

type Options = {
  url: string;
  /** Maximum connections. */
  max: number;
  getTypeParser: unknown;
  /** Omitted for migrations, which may wait for locks and run for long. */
  limits?: PoolLimits;
};

/** The client times out this much later than the database would, in case the database is frozen or unreachable. */
const graceMs = 250;

const settingsOf = (limits: PoolLimits | undefined): pg.PoolConfig =>
  limits
    ? {
        connectionTimeoutMillis: limits.connectMs,
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.idleInTransactionMs,
        query_timeout: limits.statementMs + graceMs,
      }
    : {};

/** A connection of a pool; the published types omit `end`. */
type Connection = pg.ClientBase & { end(): Promise<void> };

/** Closes a connection whose statement timed out: it is still busy, so the next statement would wait. */
export function endAfterTimeout(client: pg.ClientBase, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') {
    void (client as Connection).end().catch(() => undefined);
  }
}

function endOnTimeout(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...sent: readonly unknown[]) => unknown;

  const query = (...sent: readonly unknown[]) => {
    const result = send(...sent);
    if (result instanceof Promise) result.catch((error: unknown) => endAfterTimeout(client, error));
    return result;
  };

  client.query = query as typeof client.query;
}

/**
 * Opens a pool that survives the loss of any connection, idle or in use. A query on a lost connection fails; the pool
 * then opens another connection.
 */
export function openPool({ url, max, getTypeParser, limits }: Options): pg.Pool {
  const types = { getTypeParser } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max, types, keepAlive: true, ...settingsOf(limits) });
  // An unhandled `error` event would end the process; the pool only listens on idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (limits) endOnTimeout(client);
  });
  return pool;
}
