import type { BoxCounts } from '@memocartes/contract/figures/box-counts.schemas';
import { type RawBuilder, sql } from 'kysely';

/*
 * Figures of the current boxes of cards (`cards_students`, `cards`): cards by box, due, acquired. Every page and
 * dashboard selects these figures from this file, so that a figure has the same value everywhere.
 */

type Condition = RawBuilder<unknown>;

/**
 * Condition on a card due on `day`. A card that is no longer published is never shown, so it is not due
 * [boxes.due-count] [sessions.published-only].
 */
export const isDue = (day: string) => sql<boolean>`(cards_students.due_on <= ${day} and cards.status = 'FINAL')`;

const perBox = (condition: Condition) => sql<BoxCounts>`
  array[
    count(*) filter (where cards_students.box = 1 ${condition}),
    count(*) filter (where cards_students.box = 2 ${condition}),
    count(*) filter (where cards_students.box = 3 ${condition}),
    count(*) filter (where cards_students.box = 4 ${condition}),
    count(*) filter (where cards_students.box = 5 ${condition})
  ]::int[]
`;

/** Cards in each box. Those in box 5 are acquired, the others in progress: no card is counted twice. */
const boxesColumn = perBox(sql``).as('boxes');

/** All figures of the current boxes of cards. */
export const boxFigureColumns = (day: string) =>
  [
    boxesColumn,
    perBox(sql`and ${isDue(day)}`).as('due'),
    sql<number>`coalesce(sum(cards_students.nb_right), 0)::int`.as('nb_right'),
    sql<number>`coalesce(sum(cards_students.nb_wrong), 0)::int`.as('nb_wrong'),
  ] as const;

/** Cards in boxes 1 to 5 of one student (`students`), as a column [boxes.counts]. */
export const boxCounts = sql<[number, number, number, number, number]>`
  (
    select ${perBox(sql``)}
    from cards_students
    where cards_students.students_id = students.id and cards_students.epoch = students.epoch
  )
`;
