import type { Db } from '../database/database.ts';
import type { ApiError } from '../http/errors.ts';
import { type Counter, createCounter } from './counter.ts';
import { counterKey } from './key.ts';
import { type LimitName, type LimitSubject, limitTable, type Rate } from './limits.data.ts';

/** A counted attempt, to be settled once its outcome is known. */
export type Attempt = {
  /** Counts the failure. @returns the error to throw if this was the last attempt before a lock-out */
  fail: () => Promise<ApiError | undefined>;
  /** Gives back the point of this successful attempt. */
  refund: () => Promise<void>;
  /** Resets the counts of earlier attempts. */
  succeed: () => Promise<void>;
};

type Keyed = { counter: Counter; key: string };

function createLimits(db: Db) {
  const counters = new Map<string, [by: string, counter: Counter][]>(
    Object.entries(limitTable).map(([name, rates]) => [
      name,
      Object.entries<Rate>(rates).map(([by, rate]) => [by, createCounter(db, `${name}/${by}`, rate)]),
    ]),
  );
  const of = (name: LimitName, subject: Record<string, string | number>): Keyed[] =>
    counters.get(name)!.map(([by, counter]) => ({ counter, key: counterKey(by, subject) }));
  const countsFailures = ({ counter }: Keyed) => counter.rate.counts === 'failures';

  const all = {
    /**
     * Counts an attempt before its outcome is known, so that concurrent requests can't exceed the limit. Do not call
     * within a transaction: its rollback would undo the count.
     * @returns `refusal`: for the last attempt before a lock-out, the error to throw if that attempt fails
     * @throws 429 with `Retry-After` when a counter has no point left
     */
    async consume<N extends LimitName>(name: N, subject: LimitSubject<N>): Promise<{ refusal?: ApiError }> {
      let refusal: ApiError | undefined;
      for (const item of of(name, subject)) {
        if (countsFailures(item)) await item.counter.check(item.key);
        else refusal = (await item.counter.consume(item.key)) ?? refusal;
      }
      return { refusal };
    },
    /** Counts a failure in the counters that count only failures. */
    async penalty<N extends LimitName>(name: N, subject: LimitSubject<N>): Promise<void> {
      for (const { counter, key } of of(name, subject).filter(countsFailures)) await counter.add(key);
    },
    /** Gives back the point of this attempt, not of earlier ones: knowing one code must not allow guessing others. */
    async refund<N extends LimitName>(name: N, subject: LimitSubject<N>): Promise<void> {
      for (const item of of(name, subject)) if (!countsFailures(item)) await item.counter.refund(item.key);
    },
    /** Resets the attempts after a success. Counters that count only failures are unchanged. */
    async reset<N extends LimitName>(name: N, subject: LimitSubject<N>): Promise<void> {
      for (const item of of(name, subject)) if (!countsFailures(item)) await item.counter.reset(item.key);
    },
    /** Calls `consume` for an attempt that may fail, such as a password or a code. @returns functions to settle it */
    async attempt<N extends LimitName>(name: N, subject: LimitSubject<N>): Promise<Attempt> {
      const { refusal } = await all.consume(name, subject);
      return {
        fail: () => all.penalty(name, subject).then(() => refusal),
        refund: () => all.refund(name, subject),
        succeed: () => all.reset(name, subject),
      };
    },
  };
  return all;
}

export type Limits = ReturnType<typeof createLimits>;

const limitsOf = new WeakMap<Db, Limits>();

/** The limits of `limits.data.ts` on a database: `await limits(db).consume('contact', { account: actor.id })`. */
export function limits(db: Db): Limits {
  const created = limitsOf.get(db) ?? createLimits(db);
  limitsOf.set(db, created);
  return created;
}
