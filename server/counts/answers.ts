import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * The condition on a row of `cards_events` that an answer counts. Every query that counts answers uses it, as undone answers stay in
 * the table [scanning.week].
 * @param alias of `cards_events` in the query
 */
export const isCountedAnswer = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.kind`)} = 'ANSWER' and not ${sql.ref(`${alias}.is_undone`)})`;

/** The same for a revision at home, of which practice counts too. */
export const isCountedAtHome = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.kind`)} in ('ANSWER', 'PRACTICE') and not ${sql.ref(`${alias}.is_undone`)})`;
