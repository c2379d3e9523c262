import { addDays, parisDay } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import { retentionDays, type RetentionId } from '@memocartes/contract/privacy/retention';
import { type RawBuilder, sql } from 'kysely';

import { parisMidnight } from '../../calendar/weeks.ts';
import type { Trx } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';

type Instant = RawBuilder<string>;
/**
 * Deletes or empties rows whose retention period has passed at `now`. Each of its statements affects at most `maxRows`
 * rows. @param skipped ids of people who could not be erased @returns the number of rows
 */
export type Rule = (trx: Trx, now: string, maxRows: number, skipped?: readonly number[]) => Promise<number>;

/**
 * How a row of the table of retention periods is applied. `often`: every five minutes instead of once a day; `batch`:
 * rows per transaction; `erasesPeople`: people of a batch that fails are erased one by one.
 */
type RetentionRule = { run: Rule; often?: true; batch?: number; erasesPeople?: true };
/** How some rows of the table are applied. */
export type RetentionRules = Partial<Record<RetentionId, RetentionRule>>;

/** Thrown when the only person of a batch cannot be erased. The message contains the id, but no personal data. */
export class ErasureFailure extends Error {
  readonly id: number;

  constructor(id: number, cause: unknown) {
    super(`erasing ${id} failed`, { cause });
    this.id = id;
  }
}

/** The instant `now`, as SQL. */
export const at = (now: string): Instant => sql<string>`${now}::timestamptz`;
/** The instant a number of days before `now`, as SQL. */
export const before = (now: string, days: number): Instant =>
  sql<string>`(${now}::timestamptz - make_interval(days => ${days}))`;

/** The end of the school year before last: older rows were kept for their own school year and the following one. */
export const endOfYearBeforeLast = (now: string): Instant => {
  const yearStart = schoolYearStart(parisDay(now));
  return parisMidnight(schoolYearStart(addDays(yearStart, -1)));
};

/** Deletes rows of a table by a condition on `candidate`. */
export const deleteFrom =
  (table: keyof Tables, key: string, past: (now: string) => RawBuilder<unknown>): Rule =>
  async (trx, now, maxRows) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(key)} in (
        select candidate.${sql.ref(key)}
        from ${sql.table(table)} candidate
        where ${past(now)}
        limit ${maxRows}
      )
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  };

/** Deletes rows whose date in the column `date` is older than the retention period of `id`. */
export const olderThan = (id: RetentionId, table: keyof Tables, key: string, date: string): Rule =>
  deleteFrom(table, key, (now) => sql`candidate.${sql.ref(date)} < ${before(now, retentionDays(id))}`);

export const idsOf = async (query: RawBuilder<{ id: number }>, trx: Trx) =>
  (await query.execute(trx)).rows.map(({ id }) => id);
