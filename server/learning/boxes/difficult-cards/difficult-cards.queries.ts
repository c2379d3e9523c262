import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { parisMidnight } from '../../../calendar/weeks.ts';
import type { Db } from '../../../database/database.ts';
import { activityColumns } from '../../../figures/activity-figures.ts';

/** Maximum number of cards listed, and minimum number of students for whom a card is difficult [boxes.hardest]. */
const maxCards = 10;
const minStudents = 2;
/** Highest box of a difficult card: a missed card in a higher box has been learnt since. */
const highestBox = 2;

type StudentInDifficulty = { id: number; firstname: string; lastname: string };

/** Counts of answers of the last `days` days and the current epoch, by active student of a class and published card. */
const selectAnswered = (db: Db, classId: number, days: number) =>
  db
    .selectFrom('cards_events')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_events.students_id').onRef('students.epoch', '=', 'cards_events.epoch'),
    )
    .innerJoin('cards_students', (join) =>
      join
        .onRef('cards_students.students_id', '=', 'cards_events.students_id')
        .onRef('cards_students.cards_id', '=', 'cards_events.cards_id')
        .onRef('cards_students.epoch', '=', 'cards_events.epoch'),
    )
    .innerJoin('cards', 'cards.id', 'cards_events.cards_id')
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.sort_name',
      'cards_events.cards_id',
      'cards_students.box',
    ])
    .select(activityColumns)
    .where('students.classes_id', '=', classId)
    .where('students.status', '=', 'ACTIVE')
    .where('cards.status', '=', 'FINAL')
    .where('cards_events.answered_at', '>=', parisMidnight(addDays(today(), -days)))
    .groupBy(['students.id', 'cards_events.cards_id', 'cards_students.box']);

/** Published cards that are difficult for a class, sorted by the number of students concerned, the highest first. */
export function findDifficultCards(db: Db, classId: number, days: number) {
  const isDifficult = sql`(answered.nb_wrong > 0 and answered.box <= ${sql.lit(highestBox)})`;
  return db
    .selectFrom(selectAnswered(db, classId, days).as('answered'))
    .select([
      'answered.cards_id',
      sql<number>`sum(answered.nb_right)::int`.as('nb_right'),
      sql<number>`sum(answered.nb_wrong)::int`.as('nb_wrong'),
      sql<number>`(count(*) filter (where ${isDifficult}))::int`.as('nb_students'),
      sql<StudentInDifficulty[]>`
        json_agg(
          json_build_object(
            'id', answered.id, 'firstname', answered.firstname, 'lastname', answered.lastname
          ) order by answered.sort_name, answered.id
        ) filter (where ${isDifficult})
      `.as('students'),
    ])
    .groupBy('answered.cards_id')
    .having(sql<boolean>`count(*) filter (where ${isDifficult}) >= ${sql.lit(minStudents)}`)
    .orderBy('nb_students', 'desc')
    .orderBy('nb_wrong', 'desc')
    .orderBy('answered.cards_id')
    .limit(maxCards)
    .execute();
}
