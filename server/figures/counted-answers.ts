import { sql } from 'kysely';

/**
 * SQL condition that a row of `cards_events` is an answer that counts. Queries that count answers use this condition or
 * `isCountedAtHome`, since undone answers stay in the table [scanning.week] [boxes.undo-answer].
 */
export const isCountedAnswer = sql<boolean>`(cards_events.kind = 'ANSWER' and not cards_events.is_undone)`;

/** Like `isCountedAnswer`, for the figures of revision at home, where practice counts too [home-revision.apart]. */
export const isCountedAtHome = sql<boolean>`
  (cards_events.kind in ('ANSWER', 'PRACTICE') and not cards_events.is_undone)
`;
