import { type CardState, cardStates } from '@memocartes/contract/learning/boxes/card-states';
import type { CurrentCard, tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import { parisMidnight } from '../../calendar/weeks.ts';
import { presentBack, presentFront } from '../../cards/cards.present.ts';
import { selectCards } from '../../cards/cards.queries.ts';
import type { Db } from '../../database/database.ts';
import { countOf, paged } from '../../database/queries/pages.ts';
import { matches } from '../../database/queries/search.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { isAcquisition } from '../../figures/activity-figures.ts';
import { isDue } from '../../figures/box-figures.ts';
import { isCountedAnswer } from '../../figures/counted-answers.ts';

type Params = z.output<(typeof tracking)['current']['query']>;

const nbLastAnswers = 5;
const missedDays = 14;

/** Whether the card has an event that meets `test` since a day, in the student's current epoch. */
const hasEventSince = (test: ReturnType<typeof sql>, since: string) => sql<boolean>`
  exists (
    select from cards_events
    where cards_events.students_id = cards_students.students_id
      and cards_events.cards_id = cards_students.cards_id
      and cards_events.epoch = cards_students.epoch
      and cards_events.answered_at >= ${parisMidnight(since)}
      and ${test}
  )
`;

/** Whether a card (`cards_students`, `cards`) is in a state; for `since` see `cardStates`. */
function isInState(state: CardState, since: string | undefined) {
  if (state === 'due') return isDue(today());
  if (state === 'missed') {
    return hasEventSince(sql`${isCountedAnswer} and not cards_events.is_right`, since ?? addDays(today(), -missedDays));
  }
  return sql<boolean>`(cards_students.box = 5 and ${hasEventSince(isAcquisition, since ?? mondayOf(today()))})`;
}

/**
 * The day on which a card is due. Null for a card that is no longer published [boxes.due-count], and for an acquired
 * card that has been checked.
 */
const dueOn = sql<string | null>`case when cards.status = 'FINAL' then cards_students.due_on end`;

const orders = {
  box: sql`cards_students.box`,
  due_on: dueOn,
  displayed_id: sql`cards.displayed_id`,
};

/** The cards of one student in the current epoch. */
const selectCurrent = (db: Db, studentId: number) =>
  selectCards(db)
    .innerJoin('cards_students', 'cards_students.cards_id', 'cards.id')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .where('cards_students.students_id', '=', studentId);

/** A student's cards that match the filters, in any state. */
function selectFiltered(db: Db, studentId: number, params: Params) {
  let query = selectCurrent(db, studentId);
  if (params.search) query = query.where(matches('cards.search', params.search));
  if (params.box) query = query.where('cards_students.box', '=', params.box);
  if (params.subject_id) query = query.where('cards.matter_id', '=', params.subject_id);
  return query;
}

const lastAnswers = (eb: ExpressionBuilder<Tables, 'cards_students'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('cards_events')
      .select([
        'cards_events.is_right',
        sql<string>`to_char(cards_events.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
          'answered_at',
        ),
      ])
      .whereRef('cards_events.students_id', '=', 'cards_students.students_id')
      .whereRef('cards_events.cards_id', '=', 'cards_students.cards_id')
      .whereRef('cards_events.epoch', '=', 'cards_students.epoch')
      .where(isCountedAnswer)
      .orderBy('cards_events.answered_at', 'desc')
      .orderBy('cards_events.id', 'desc')
      .limit(nbLastAnswers),
  ).as('last_answers');

/** One page of a student's cards with their boxes and last answers. */
export async function listCurrentCards(db: Db, studentId: number, params: Params) {
  let query = selectFiltered(db, studentId, params);
  if (params.state) query = query.where(isInState(params.state, params.since));
  const ordered = query
    .select([
      'cards_students.box',
      dueOn.as('due_on'),
      'cards_students.moved_on',
      'cards_students.nb_right',
      'cards_students.nb_wrong',
    ])
    .select(lastAnswers)
    .orderBy(orders[params.order_by], params.order_dir)
    .orderBy('cards.displayed_id')
    .orderBy('cards.id');
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

type CurrentRow = Awaited<ReturnType<typeof listCurrentCards>>['rows'][number];

/** Number of a student's cards in each state, among those that match the other filters. */
export const countStates = (db: Db, studentId: number, params: Params) =>
  selectFiltered(db, studentId, params)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('nb_all'))
    .select(
      cardStates.map((state) =>
        sql<number>`count(*) filter (where ${isInState(state, params.since)})::int`.as(`nb_${state}` as const),
      ),
    )
    .executeTakeFirstOrThrow();

export const presentCurrentCard = (row: CurrentRow): CurrentCard => ({
  cards_id: row.id,
  displayed_id: row.displayed_id,
  front_side: presentFront(row),
  back_side: presentBack(row),
  subject: { id: row.matter_id, name: row.matter_name },
  box: row.box,
  due_on: row.due_on,
  moved_on: row.moved_on,
  nb_right: row.nb_right,
  nb_wrong: row.nb_wrong,
  last_answers: row.last_answers.map(({ is_right, answered_at }) => ({ is_right: is_right === true, answered_at })),
});
