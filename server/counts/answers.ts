import { sql } from 'kysely';

/**
 * SQL condition on a row of `cards_events`: the answer counts. Every query that counts answers uses it, since undone
 * answers stay in the table [scanning.week] [boxes.undo-answer].
 */
export const isCountedAnswer = sql<boolean>`(cards_events.kind = 'ANSWER' and not cards_events.is_undone)`;

/** Same condition for the figures of revision at home, where practice counts too [home-revision.apart]. */
export const isCountedAtHome = sql<boolean>`(cards_events.kind in ('ANSWER', 'PRACTICE') and not cards_events.is_undone)`;
