import type { Level } from '@memocartes/contract/levels/levels';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { activityColumns } from '../../figures/activity-figures.ts';

/** Maximum number of missed cards of a session [sessions.missed-cards]. */
const maxMissedCards = 30;

type ListedStudent = { id: number; firstname: string; lastname: string };

/** Counts of answers in the current epoch, by active student of a class and published card. */
export const selectAnswered = (db: Db, classId: number) =>
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
    .groupBy(['students.id', 'cards_events.cards_id', 'cards_students.box']);

type Answered = ReturnType<typeof selectAnswered>;
type MissedFilter = { isMissed: RawBuilder<unknown>; minStudents: number; maxCards: number };

/**
 * The cards that at least `minStudents` students missed, with these students; the cards missed by most students first.
 * `isMissed`: condition on a row of `answered`.
 */
export const listMissed = (db: Db, answered: Answered, { isMissed, minStudents, maxCards }: MissedFilter) =>
  db
    .selectFrom(answered.as('answered'))
    .select([
      'answered.cards_id',
      sql<number>`sum(answered.nb_right)::int`.as('nb_right'),
      sql<number>`sum(answered.nb_wrong)::int`.as('nb_wrong'),
      sql<number>`(count(*) filter (where ${isMissed}))::int`.as('nb_students'),
      sql<ListedStudent[]>`
        json_agg(
          json_build_object(
            'id', answered.id, 'firstname', answered.firstname, 'lastname', answered.lastname
          ) order by answered.sort_name, answered.id
        ) filter (where ${isMissed})
      `.as('students'),
    ])
    .groupBy('answered.cards_id')
    .having(sql<boolean>`count(*) filter (where ${isMissed}) >= ${sql.lit(minStudents)}`)
    .orderBy('nb_students', 'desc')
    .orderBy('nb_wrong', 'desc')
    .orderBy('answered.cards_id')
    .limit(maxCards)
    .execute();

export type MissedCardRow = Awaited<ReturnType<typeof listMissed>>[number];

/**
 * Published cards that students of the class, or those of one level, answered wrongly in a session
 * [sessions.missed-cards] [sessions.level].
 */
export function findMissedCards(db: Db, session: { id: number; classes_id: number }, level?: Level) {
  const answered = selectAnswered(db, session.classes_id).where('cards_events.sessions_id', '=', session.id);
  return listMissed(db, level ? answered.where('students.level', '=', level) : answered, {
    isMissed: sql`answered.nb_wrong > 0`,
    minStudents: 1,
    maxCards: maxMissedCards,
  });
}
