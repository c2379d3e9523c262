import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { refuse } from './errors.ts';

/** What is counted, for whom: `kind` names the rule, `who` the address, account or tablet. Only its hash is kept. */
export type Counted = { kind: string; who: string };

const keyOf = ({ kind, who }: Counted) => `${kind}:${createHash('sha256').update(who).digest('base64url')}`;

type Limit = { limit: number; seconds: number };

/** Counts one more and tells how many there are; with `restart`, each one up to the limit begins the wait anew. */
async function count(db: Db, key: string, { limit, seconds }: Limit, restart: boolean): Promise<number> {
  const end = sql<string>`now() + make_interval(secs => ${seconds})`;
  const over = sql<boolean>`attempts.date_end <= now()`;
  const renewed = restart ? sql<boolean>`(${over} or attempts.nb < ${limit})` : over;
  const { nb } = await db
    .insertInto('attempts')
    .values({ key, nb: 1, date_end: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // Past the limit it stays at one more: a flood costs no more than a row's update.
        nb: sql<number>`case when ${over} then 1 else least(attempts.nb, ${limit}) + 1 end`,
        date_end: sql<string>`case when ${renewed} then ${end} else attempts.date_end end`,
      }),
    )
    .returning('nb')
    .executeTakeFirstOrThrow();
  return nb;
}

/**
 * Lets `limit` tries through in each window of `seconds`, in whatever process they arrive.
 * `await limitRate(db, { kind: 'device-code', who: request.ip, limit: 10, seconds: 60 })`
 * @throws TOO_MANY_REQUESTS
 */
export async function limitRate(db: Db, { kind, who, ...limit }: Counted & Limit): Promise<void> {
  if ((await count(db, keyOf({ kind, who }), limit, false)) > limit.limit) throw refuse('TOO_MANY_REQUESTS');
}

/** Failures that lock a pair of account and address, and for how long (decisions §2). */
const lockOut = { limit: 5, seconds: 15 * 60 };

/**
 * Takes one of the five tries before it is known whether it succeeds, so that many at once are no more than five.
 * @returns whether a failure of this try locks
 * @throws LOCKED_OUT when none is left
 */
export async function takeTry(db: Db, counted: Counted): Promise<{ isLast: boolean }> {
  const nb = await count(db, keyOf(counted), lockOut, true);
  if (nb > lockOut.limit) throw refuse('LOCKED_OUT');
  return { isLast: nb === lockOut.limit };
}

/**
 * Failures from one address over whatever accounts, and for how long: ten accounts of which each is locked, say. A school's people come in from one address,
 * so that successes don't count.
 */
const spraying = { limit: 50, seconds: 15 * 60 };
const fromAddress = (ip: string) => keyOf({ kind: 'login-address', who: ip });

/**
 * Lets an address try while its failures are few. They are counted once they are known: a whole school that signs in at the same minute is no attack, and those
 * who try many at once are let through but once.
 * @throws TOO_MANY_REQUESTS
 */
export async function checkFailuresFrom(db: Db, ip: string): Promise<void> {
  const full = await db
    .selectFrom('attempts')
    .select('nb')
    .where('key', '=', fromAddress(ip))
    .where('nb', '>=', spraying.limit)
    .where('date_end', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (full) throw refuse('TOO_MANY_REQUESTS', 'Trop d’essais depuis votre réseau\u00a0: patientez 15\u00a0minutes.');
}

export const countFailureFrom = (db: Db, ip: string) => count(db, fromAddress(ip), spraying, false);

/** Forgets the failures: the try succeeded. */
export const forgetTries = (db: Db, counted: Counted) =>
  db.deleteFrom('attempts').where('key', '=', keyOf(counted)).execute();
