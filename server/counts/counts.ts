import type { BoxCounts } from '@memocartes/contract/counts/counts.schemas';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import { isCountedAnswer } from './answers.ts';

/*
 * The counts shown on tablets, on the pages of teachers and followers, and on dashboards. Each is defined once, here.
 * Queries use these columns, so that a figure is the same number everywhere. There are two kinds of figures:
 *
 * - activity, from the events of a period or session (`cards_events`): answers, cards revised, moves;
 * - state, from where the cards are now (`cards_students`, `cards`): cards by box, due, acquired.
 */

type Test = RawBuilder<unknown>;

const count = (test: Test) => sql<number>`count(*) filter (where ${test})::int`;

/** Answers that count: not undone, each counted once even if sent several times. */
const nbAnswers = count(isCountedAnswer).as('nb_answers');
const nbRight = count(sql`${isCountedAnswer} and cards_events.is_right`).as('nb_right');
const nbWrong = count(sql`${isCountedAnswer} and not cards_events.is_right`).as('nb_wrong');

/** Cards revised: those with an answer that counts, each counted once per student. */
const nbCards =
  sql<number>`count(distinct (cards_events.students_id, cards_events.cards_id)) filter (where ${isCountedAnswer})::int`.as(
    'nb_cards',
  );

/** Students with an answer that counts. */
export const nbStudents =
  sql<number>`count(distinct cards_events.students_id) filter (where ${isCountedAnswer})::int`.as('nb_students');

/** An event that moved a card to box 5 from a lower box. A card already in box 5 is not acquired again. */
const acquired = sql`cards_events.to_box = 5 and cards_events.from_box < 5`;
export const isAcquisition = sql<boolean>`(${acquired})`;

/** Cards first answered: they were in no box before. Each is counted once per student, as in `nbCards`. */
const nbStarted = sql<number>`count(distinct (cards_events.students_id, cards_events.cards_id))
  filter (where ${isCountedAnswer} and cards_events.is_first_move)::int`.as('started');

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

/**
 * Condition on a card due on `day`. A card that is no longer published is never shown, so it is not due
 * [boxes.due-count].
 */
export const isDue = (day: string) => sql<boolean>`(cards_students.due_on <= ${day} and cards.status = 'FINAL')`;

const perBox = (more: Test) => sql<BoxCounts>`array[
  count(*) filter (where cards_students.box = 1 ${more}), count(*) filter (where cards_students.box = 2 ${more}),
  count(*) filter (where cards_students.box = 3 ${more}), count(*) filter (where cards_students.box = 4 ${more}),
  count(*) filter (where cards_students.box = 5 ${more})]::int[]`;

/** Cards in each box. Those in box 5 are acquired, the others in progress: no card is counted twice. */
const boxesColumn = perBox(sql``).as('boxes');

/** All figures computed from where the cards are now. */
export const standingColumns = (day: string) =>
  [
    boxesColumn,
    perBox(sql`and ${isDue(day)}`).as('due'),
    sql<number>`coalesce(sum(cards_students.nb_right), 0)::int`.as('nb_right'),
    sql<number>`coalesce(sum(cards_students.nb_wrong), 0)::int`.as('nb_wrong'),
  ] as const;

/** Cards in boxes 1 to 5 of one student (`students`), as a column [boxes.counts]. */
export const boxCounts = sql<[number, number, number, number, number]>`(
  select ${perBox(sql``)} from cards_students where cards_students.students_id = students.id and cards_students.epoch = students.epoch)`;
