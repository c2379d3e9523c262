import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Db } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { type Rate, refusals } from './limits.data.ts';

const day = 24 * 3600;
/** Points of a counter during a wait: so many that no attempt is the first above the limit, which starts a wait. */
const lockedPoints = 1_000_000;

/** The method of a PostgreSQL client that the limiter calls, on the pool of the server. */
const clientOf = (db: Db) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

const limiter = (db: Db, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true, // A migration creates the table.
    clearExpiredByTimeout: false, // A job deletes expired rows.
    keyPrefix,
    points,
    duration,
  });

/** « 40 secondes », « 15 minutes », « 2 heures », « 30 jours », rounded up. */
function waitInFrench(exact: number): string {
  const seconds = Math.max(1, Math.ceil(exact));
  const inUnit = (count: number, unit: string) => `${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
  if (seconds < 60) return inUnit(seconds, 'seconde');
  if (seconds < 2 * 3600) return inUnit(Math.ceil(seconds / 60), 'minute');
  if (seconds < 48 * 3600) return inUnit(Math.ceil(seconds / 3600), 'heure');
  return inUnit(Math.ceil(seconds / (24 * 3600)), 'jour');
}

function tooMany({ refusal = 'requests' }: Rate, seconds: number): ApiError {
  const { code, message } = refusals[refusal];
  return new ApiError(code, { message: message(waitInFrench(seconds)), retryAfter: Math.max(1, Math.ceil(seconds)) });
}

/** One counter of `limitTable`; the database stores its points, which all processes share. */
export function createCounter(db: Db, name: string, rate: Rate) {
  const { points, seconds, waits, locksAtLast = false } = rate;
  const counted = limiter(db, name, points, seconds);
  const excesses = limiter(db, `${name}/excess`, lockedPoints, day);

  /** Starts the wait at the limit or the first excess, longer each time within a day. @returns the seconds to wait */
  async function startWait(key: string, rest: number): Promise<number> {
    if (!waits) return rest;
    const { consumedPoints: nb } = await excesses.penalty(key);
    await excesses.set(key, nb, day);
    const wait = waits[Math.min(nb, waits.length) - 1]! * 60;
    await counted.set(key, lockedPoints, wait);
    return wait;
  }

  return {
    rate,
    /**
     * Consumes a point, atomically.
     * @returns for the last attempt before a lock-out, the error to throw if that attempt fails
     * @throws 429 when no point is left
     */
    async consume(key: string): Promise<ApiError | undefined> {
      try {
        const { remainingPoints, msBeforeNext } = await counted.consume(key);
        if (!locksAtLast || remainingPoints > 0) return undefined;
        return tooMany(rate, await startWait(key, msBeforeNext / 1000));
      } catch (excess) {
        if (!(excess instanceof RateLimiterRes)) throw excess;
        const rest = excess.msBeforeNext / 1000;
        const isFirst = !locksAtLast && excess.consumedPoints === points + 1;
        throw tooMany(rate, isFirst ? await startWait(key, rest) : rest);
      }
    },
    /** @throws 429 when no point is left */
    async check(key: string): Promise<void> {
      const current = await counted.get(key);
      if (current && current.consumedPoints >= points) throw tooMany(rate, current.msBeforeNext / 1000);
    },
    /** Counts a failure; the failure that takes the last point starts the wait. */
    async add(key: string): Promise<void> {
      const { consumedPoints, msBeforeNext } = await counted.penalty(key);
      if (consumedPoints === points) await startWait(key, msBeforeNext / 1000);
    },
    /** Gives one point back. */
    async refund(key: string): Promise<void> {
      await counted.reward(key);
    },
    /** Resets points and excesses. */
    async reset(key: string): Promise<void> {
      await counted.delete(key);
      if (waits) await excesses.delete(key);
    },
  };
}

export type Counter = ReturnType<typeof createCounter>;
