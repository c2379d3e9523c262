import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

type Act<T> = (db: Db) => Promise<T>;

/** Runs `act` in a savepoint of the current transaction, as a nested transaction. */
async function runNested<T>(db: Db, act: Act<T>): Promise<T> {
  await sql`savepoint act`.execute(db);
  try {
    const result = await act(db);
    await sql`release savepoint act`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint act`.execute(db);
    throw error;
  }
}

/**
 * A database whose transactions are savepoints of one outer transaction, which `withRollback` rolls back.
 * @param db a database with a single connection, for the outer transaction
 * @param scoped the same connection with scopes, for everything else
 */
export function createRollback(db: Db, scoped = db) {
  const nested: Db = new Proxy(scoped, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: <T>(act: Act<T>) => runNested(nested, act) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...args: readonly unknown[]) => unknown).bind(target) : value;
    },
  });
  let isOpen = false;
  return {
    db: nested,
    /** Runs `act`, then rolls everything back. The connection stays in a transaction, which the next call uses. */
    async withRollback<T>(act: () => Promise<T>): Promise<T> {
      if (!isOpen) await sql`begin`.execute(db);
      isOpen = true;
      try {
        return await act();
      } finally {
        await sql`rollback and chain`.execute(db);
      }
    },
  };
}
