import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

import { preparedName } from '../pool/named-statements.ts';
import { currentScope, type Scope } from './scope.ts';
import { sendScoped, setScope } from './scoped-query.ts';

type Client = pg.PoolClient & { getTransactionStatus(): 'I' | 'T' | 'E' | null };

/** Transaction control needs no scope, and must work in a failed transaction. */
const isControl = (text: string) => /^(commit|rollback|savepoint|release)\b/.test(text);
const endsTransaction = (text: string) => /^(commit|rollback)$/.test(text);
const begins = (text: string) => /^(begin|start transaction)\b/.test(text);

/** A connection whose statements each run in the current scope of the caller. */
class ScopedClient {
  readonly #client: Client;
  readonly #isNamed: boolean;
  /** Scope with which the open transaction began, restored after each statement. */
  #base: Scope | undefined;

  constructor(client: Client, isNamed: boolean) {
    this.#client = client;
    this.#isNamed = isNamed;
  }

  get processID() {
    return (this.#client as { processID?: number }).processID;
  }

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (isControl(text)) {
      if (endsTransaction(text)) this.#base = undefined;
      return this.#client.query(text);
    }
    const scope = currentScope();
    const scopes = { isNamed: this.#isNamed };
    const name = this.#isNamed ? preparedName(text, scope.role) : undefined;
    // Without values, `pg` would use the simple protocol, in which a second statement of the text could change the
    // scope.
    const config = { text, values: values as unknown[], name, queryMode: 'extended' as const };
    if (begins(text)) {
      this.#base = scope;
      return sendScoped(this.#client, config, { ...scopes, after: scope });
    }
    const base = this.#client.getTransactionStatus() === 'I' ? undefined : this.#base;
    if (base === scope) return this.#client.query(config);
    return sendScoped(this.#client, config, { ...scopes, before: scope, after: base });
  }

  release(isBroken?: boolean): void {
    this.#base = undefined;
    this.#client.release(isBroken);
  }
}

/**
 * Pool for Kysely whose statements have the scope of the current request or job (`currentScope`). The scope is set per
 * transaction and does not stay on the connection, so transaction poolers can be used.
 * @param isNamed whether statements may be prepared by name; false for the embedded database, whose only session
 * outlives the connections
 */
export function scopedPool(pool: pg.Pool, { isNamed }: { isNamed: boolean }): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, ScopedClient>();

  const wrap = async (client: pg.PoolClient) => {
    try {
      if (isNamed) await client.query({ ...setScope, values: ['none', '', '{}', '0'] });
    } catch (error) {
      client.release(true);
      throw error;
    }
    const scoped = new ScopedClient(client, isNamed);
    clients.set(client, scoped);
    return scoped;
  };

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      return (clients.get(client) ?? (await wrap(client))) as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}
