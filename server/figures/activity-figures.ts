import { type RawBuilder, sql } from 'kysely';

import { isCountedAnswer } from './counted-answers.ts';

/*
 * Figures of a period or session, from its events (`cards_events`): answers, cards revised, moves. Every page and
 * dashboard selects these figures from this file, so that a figure has the same value everywhere.
 */

type Condition = RawBuilder<unknown>;

const count = (condition: Condition) => sql<number>`count(*) filter (where ${condition})::int`;

/** Answers that count: not undone, each counted once even if sent several times. */
const nbAnswers = count(isCountedAnswer).as('nb_answers');
const nbRight = count(sql`${isCountedAnswer} and cards_events.is_right`).as('nb_right');
const nbWrong = count(sql`${isCountedAnswer} and not cards_events.is_right`).as('nb_wrong');

/** Cards revised: those with an answer that counts, each counted once per student. */
const nbCards = sql<number>`
  count(distinct (cards_events.students_id, cards_events.cards_id)) filter (where ${isCountedAnswer})::int
`.as('nb_cards');

/** Students with an answer that counts. */
export const nbStudents =
  sql<number>`count(distinct cards_events.students_id) filter (where ${isCountedAnswer})::int`.as('nb_students');

/** An event that moved a card to box 5 from a lower box. A card already in box 5 is not acquired again. */
const acquired = sql`cards_events.to_box = 5 and cards_events.from_box < 5`;
export const isAcquisition = sql<boolean>`(${acquired})`;

/** Cards first answered: they were in no box before. Each is counted once per student, as in `nbCards`. */
const nbStarted = sql<number>`
  count(
    distinct (cards_events.students_id, cards_events.cards_id)
  ) filter (where ${isCountedAnswer} and cards_events.is_first_move)::int
`.as('started');

/** Moves of cards, by the first answer of a day or by hand. `kept`: the box did not change. */
const moves = [
  count(sql`cards_events.to_box > cards_events.from_box`).as('up'),
  count(sql`cards_events.to_box < cards_events.from_box`).as('down'),
  count(sql`cards_events.to_box = cards_events.from_box`).as('kept'),
  nbStarted,
] as const;

/** All figures computed from events. */
export const activityColumns = [
  nbAnswers,
  nbRight,
  nbWrong,
  nbCards,
  count(acquired).as('nb_acquired'),
  ...moves,
] as const;
