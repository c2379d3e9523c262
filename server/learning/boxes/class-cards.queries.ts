import type { boxesRoutes, ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { among, paged } from '../../database/queries/pages.ts';
import { matches } from '../../database/queries/search.ts';
import { boxFigureColumns, isDue } from '../../figures/box-figures.ts';

type Params = z.output<(typeof boxesRoutes)['classCards']['query']>;

/** Tracked cards of the active students of a class that match the filters, one row for each student and card. */
function selectTracked(db: Db, classId: number, { box, search, cards_id }: Params) {
  let query = db
    .selectFrom('cards_students')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .innerJoin('cards', 'cards.id', 'cards_students.cards_id')
    .where('students.classes_id', '=', classId)
    .where('students.status', '=', 'ACTIVE');
  if (box) query = query.where('cards_students.box', '=', box);
  if (search) query = query.where(matches('cards.search', search));
  if (cards_id) query = query.where(among('cards.id', cards_id));
  return query;
}

/** One page of the cards of a class, most missed first by default. */
export function listClassCards(db: Db, classId: number, params: Params) {
  const { order_by, order_dir } = params;
  const students = sql<ClassCard['students']>`
    json_agg(
      json_build_object(
        'id', students.id, 'firstname', students.firstname, 'lastname', students.lastname,
        'box', cards_students.box, 'is_due', coalesce(${isDue(today())}, false),
        'nb_right', cards_students.nb_right, 'nb_wrong', cards_students.nb_wrong
      ) order by cards_students.nb_wrong desc, students.sort_name, students.id
    )
  `;
  const query = selectTracked(db, classId, params)
    .select(['cards_students.cards_id', 'cards.displayed_id'])
    .select(sql<number>`count(*)::int`.as('nb_students'))
    .select(students.as('students'))
    .select(boxFigureColumns(today()))
    .groupBy(['cards_students.cards_id', 'cards.displayed_id'])
    .orderBy(order_by, order_dir)
    .orderBy('nb_students', 'desc')
    .orderBy('cards.displayed_id')
    .orderBy('cards_students.cards_id');
  return paged(query, params).execute();
}

export type ClassCardRow = Awaited<ReturnType<typeof listClassCards>>[number];

/** Number of distinct cards that match the filters (`count`), and of pairs of student and card (`nb_cards`). */
export const countClassCards = (db: Db, classId: number, params: Params) =>
  selectTracked(db, classId, params)
    .select([
      sql<number>`count(distinct cards_students.cards_id)::int`.as('count'),
      sql<number>`count(*)::int`.as('nb_cards'),
    ])
    .executeTakeFirstOrThrow();
