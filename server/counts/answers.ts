import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The condition on a row of `cards_events` that an answer counts: every query that counts answers asks by it, since an answer that was
 * taken back stays in the table.
 * @param alias what the query calls `cards_events`
 */
export const isCountedAnswer = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.kind`)} = 'ANSWER' and not ${sql.ref(`${alias}.is_undone`)})`;
