import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * The condition on a row of `cards_events` that an answer counts. Every query that counts answers uses it, as undone answers stay in
 * the table.
 * @param alias of `cards_events` in the query
 */
export const isCountedAnswer = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.kind`)} = 'ANSWER' and not ${sql.ref(`${alias}.is_undone`)})`;
