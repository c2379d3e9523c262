import type { boxesRoutes, ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';
import type { z } from 'zod';

import { isDue, standingColumns } from '../../counts/counts.ts';
import type { Db } from '../../database/database.ts';
import { among, paged } from '../../database/queries/pages.ts';
import { matches } from '../../database/queries/search.ts';

type Asked = z.output<(typeof boxesRoutes)['classCards']['query']>;

/** Tracked cards of the active students of a class that match the filters, one row for each student and card. */
function selectHeld(db: Db, classId: number, { box, search, cards_id }: Asked) {
  let query = db
    .selectFrom('cards_students as b')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'b.students_id').onRef('s.epoch', '=', 'b.epoch'))
    .innerJoin('cards as c', 'c.id', 'b.cards_id')
    .where('s.classes_id', '=', classId)
    .where('s.status', '=', 'ACTIVE');
  if (box) query = query.where('b.box', '=', box);
  if (search) query = query.where(matches('c.search', search));
  if (cards_id) query = query.where(among('c.id', cards_id));
  return query;
}

/** One page of the cards of a class, most missed first by default. */
export function listClassCards(db: Db, classId: number, asked: Asked) {
  const { order_by, order_dir } = asked;
  const students = sql<ClassCard['students']>`json_agg(json_build_object('id', s.id, 'firstname', s.firstname,
    'lastname', s.lastname, 'box', b.box, 'is_due', coalesce(${isDue(today())}, false), 'nb_right', b.nb_right, 'nb_wrong', b.nb_wrong)
    order by b.nb_wrong desc, s.sort_name, s.id)`;
  const query = selectHeld(db, classId, asked)
    .select(['b.cards_id', 'c.displayed_id'])
    .select(sql<number>`count(*)::int`.as('nb_students'))
    .select(students.as('students'))
    .select(standingColumns(today()))
    .groupBy(['b.cards_id', 'c.displayed_id'])
    .orderBy(order_by, order_dir)
    .orderBy('nb_students', 'desc')
    .orderBy('c.displayed_id')
    .orderBy('b.cards_id');
  return paged(query, asked).execute();
}
export type ClassCardRow = Awaited<ReturnType<typeof listClassCards>>[number];

/** How many different cards match the filters (`count`), and how many rows of student and card (`nb_cards`). */
export const countClassCards = (db: Db, classId: number, asked: Asked) =>
  selectHeld(db, classId, asked)
    .select([sql<number>`count(distinct b.cards_id)::int`.as('count'), sql<number>`count(*)::int`.as('nb_cards')])
    .executeTakeFirstOrThrow();
