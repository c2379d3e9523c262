import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { isCountedAtHome } from '../../counts/answers.ts';
import { activityColumns } from '../../counts/counts.ts';
import type { Db } from '../../database/database.ts';
import { parisMidnight } from '../calendar/weeks.ts';

const answer = isCountedAtHome('v');
/** Answers at home, of practice too: counted apart from those of the class [home-revision.apart]. */
const homeColumns = [
  sql<number>`(count(*) filter (where ${answer}))::int`.as('nb_answers'),
  sql<number>`(count(distinct v.cards_id) filter (where ${answer}))::int`.as('nb_cards'),
  sql<number>`(count(*) filter (where ${answer} and v.is_right))::int`.as('nb_right'),
  sql<number>`(count(*) filter (where ${answer} and not v.is_right))::int`.as('nb_wrong'),
] as const;

/** Revisions at home of a student with at least one answer that counts. */
const selectAnswered = (db: Db, studentId: number) =>
  db
    .selectFrom('home_revisions as r')
    .innerJoin('cards_events as v', 'v.home_revisions_id', 'r.id')
    .select(['r.id', 'r.mode', 'r.date_start as date'])
    .select(homeColumns)
    .where('r.students_id', '=', studentId)
    .groupBy('r.id')
    .having(sql<boolean>`count(*) filter (where ${answer}) > 0`);

/** The latest revisions at home. */
export const listHomeRevisions = (db: Db, studentId: number, most: number) =>
  selectAnswered(db, studentId).orderBy('r.date_start', 'desc').orderBy('r.id', 'desc').limit(most).execute();

/** What a student revised at home since Monday in Paris. */
export async function countHomeWeek(db: Db, studentId: number) {
  const since = parisMidnight(mondayOf(today()));
  return db
    .selectFrom(selectAnswered(db, studentId).where('r.date_start', '>=', since).as('w'))
    .select([
      sql<number>`count(*)::int`.as('nb_revisions'),
      sql<number>`coalesce(sum(w.nb_answers), 0)::int`.as('nb_answers'),
      sql<number>`coalesce(sum(w.nb_right), 0)::int`.as('nb_right'),
    ])
    .executeTakeFirstOrThrow();
}

/** What was answered in one revision at home, and what it moved. */
export const countHomeRevision = async (db: Db, id: number) => {
  const { up, down, kept, started } = await db
    .selectFrom('cards_events as v')
    .select(activityColumns)
    .where('v.home_revisions_id', '=', id)
    .executeTakeFirstOrThrow();
  const { nb_cards, nb_right, nb_wrong } = await db
    .selectFrom('cards_events as v')
    .select(homeColumns)
    .where('v.home_revisions_id', '=', id)
    .executeTakeFirstOrThrow();
  return { nb_cards, nb_right, nb_wrong, moved: { up, down, kept, started } };
};
