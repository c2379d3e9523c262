import pg from 'pg';

/** Timeouts of the database, in milliseconds. Without them a request waits as long as the database does. */
export type PoolLimits = {
  /** For a connection: a free one of the pool, or a new one. */ connectMs: number;
  /** For one statement, the wait for its locks included. */ statementMs: number;
  /** For one lock. */ lockMs: number;
  /** Between two statements of a transaction: past it the database undoes the transaction and frees its locks. */ idleInTransactionMs: number;
};

type Options = {
  url: string;
  /** Connections at most. */ max: number;
  getTypeParser: unknown;
  /** None for migrations, which wait for their locks and take their time. */ limits?: PoolLimits;
};

/** A live database ends a statement itself; the client times out this much later, for a frozen or unreachable one. */
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

/** Ends a connection whose statement timed out: it is still busy. */
function endWhenGivenUp(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const query = (...sent: unknown[]) => {
    const result = send(...sent);
    if (result instanceof Promise)
      result.catch((error: Error) => {
        if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end().catch(() => undefined);
      });
    return result;
  };
  client.query = query as typeof client.query;
}

/**
 * Opens a pool of connections that survives the loss of any of them, idle or in use: the query on a lost connection fails,
 * and the pool opens another.
 */
export function openPool({ url, max, getTypeParser, limits }: Options): pg.Pool {
  const types = { getTypeParser } as pg.CustomTypesConfig;
  const pool = new pg.Pool({ connectionString: url, max, types, keepAlive: true, ...settingsOf(limits) });
  // An unhandled `error` event ends the process. The pool listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (limits) endWhenGivenUp(client);
  });
  return pool;
}
