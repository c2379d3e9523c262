import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { waitFor } from './wait-for.ts';

/** Declares a test that needs two database connections; it is skipped on the embedded database, which has only one. */
export const testWithTwoConnections = (...args: Parameters<typeof test.skip>): void =>
  // A jest worker evaluates this module once, but each test file has its own `test`.
  (process.env.DATABASE_URL ? test : test.skip)(...args);

/** Waits until `count` statements in the test's database wait for a lock. */
export async function waitForLock(db: Db, count = 1): Promise<void> {
  const isWaiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length >= count;
  };

  await waitFor(isWaiting, { timeoutMs: 10_000, describe: () => 'too few statements wait for a lock' });
}

type Outcome = { status: number; error?: { code?: string } };

/** Runs `act` `times` times concurrently and counts the outcomes: `{ '201': 1, '409 LIMIT_STUDENTS': 49 }`. */
export async function race(times: number, act: (n: number) => Promise<Outcome>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: times }, (_, n) => act(n)));
  const counts: Record<string, number> = {};
  for (const { status, error } of outcomes) {
    const name = status < 400 ? String(status) : `${status} ${error?.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
