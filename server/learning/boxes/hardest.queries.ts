import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { activityColumns } from '../../counts/counts.ts';
import type { Db } from '../../database/database.ts';
import { parisMidnight } from '../calendar/weeks.ts';

/** Most cards listed, and least students who must find one hard [boxes.hardest]. */
const maxCards = 10;
const minStudents = 2;
/** A missed card that is in a higher box by now has been learnt since. */
const highestBox = 2;

type Stumbling = { id: number; firstname: string; lastname: string };

/** What each active student of a class answered to each card in the last `days` days, since their last reset. */
const selectAnswered = (db: Db, classId: number, days: number) =>
  db
    .selectFrom('cards_events as v')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'v.students_id').onRef('s.epoch', '=', 'v.epoch'))
    .innerJoin('cards_students as b', (join) =>
      join
        .onRef('b.students_id', '=', 'v.students_id')
        .onRef('b.cards_id', '=', 'v.cards_id')
        .onRef('b.epoch', '=', 'v.epoch'),
    )
    .innerJoin('cards as c', 'c.id', 'v.cards_id')
    .select(['s.id', 's.firstname', 's.lastname', 's.sort_name', 'v.cards_id', 'b.box'])
    .select(activityColumns)
    .where('s.classes_id', '=', classId)
    .where('s.status', '=', 'ACTIVE')
    .where('c.status', '=', 'FINAL')
    .where('v.answered_at', '>=', parisMidnight(addDays(today(), -days)))
    .groupBy(['s.id', 'v.cards_id', 'b.box']);

/** Published cards that students of a class find hard, those that concern most students first. */
export function findHardestCards(db: Db, classId: number, days: number) {
  const stumbles = sql`(a.nb_wrong > 0 and a.box <= ${sql.lit(highestBox)})`;
  return db
    .selectFrom(selectAnswered(db, classId, days).as('a'))
    .select([
      'a.cards_id',
      sql<number>`sum(a.nb_right)::int`.as('nb_right'),
      sql<number>`sum(a.nb_wrong)::int`.as('nb_wrong'),
      sql<number>`(count(*) filter (where ${stumbles}))::int`.as('nb_students'),
      sql<Stumbling[]>`json_agg(json_build_object('id', a.id, 'firstname', a.firstname, 'lastname', a.lastname)
        order by a.sort_name, a.id) filter (where ${stumbles})`.as('students'),
    ])
    .groupBy('a.cards_id')
    .having(sql<boolean>`count(*) filter (where ${stumbles}) >= ${sql.lit(minStudents)}`)
    .orderBy('nb_students', 'desc')
    .orderBy('nb_wrong', 'desc')
    .orderBy('a.cards_id')
    .limit(maxCards)
    .execute();
}
