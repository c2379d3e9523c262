import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { parisMidnight } from '../../calendar/weeks.ts';
import type { Db } from '../../database/database.ts';
import { activityColumns } from '../../figures/activity-figures.ts';
import { isCountedAtHome } from '../../figures/counted-answers.ts';

/** Counts of answers at home, including practice: separate from those in class [home-revision.apart]. */
const homeColumns = [
  sql<number>`(count(*) filter (where ${isCountedAtHome}))::int`.as('nb_answers'),
  sql<number>`(count(distinct cards_events.cards_id) filter (where ${isCountedAtHome}))::int`.as('nb_cards'),
  sql<number>`(count(*) filter (where ${isCountedAtHome} and cards_events.is_right))::int`.as('nb_right'),
  sql<number>`(count(*) filter (where ${isCountedAtHome} and not cards_events.is_right))::int`.as('nb_wrong'),
] as const;

/** A student's revisions at home that contain at least one answer that was not undone. */
const selectAnswered = (db: Db, studentId: number) =>
  db
    .selectFrom('home_revisions')
    .innerJoin('cards_events', 'cards_events.home_revisions_id', 'home_revisions.id')
    .select(['home_revisions.id', 'home_revisions.mode', 'home_revisions.date_start as date'])
    .select(homeColumns)
    .where('home_revisions.students_id', '=', studentId)
    .groupBy('home_revisions.id')
    .having(sql<boolean>`count(*) filter (where ${isCountedAtHome}) > 0`);

/** The latest revisions at home. */
export const listHomeRevisions = (db: Db, studentId: number, limit: number) =>
  selectAnswered(db, studentId)
    .orderBy('home_revisions.date_start', 'desc')
    .orderBy('home_revisions.id', 'desc')
    .limit(limit)
    .execute();

/** Numbers of revisions and answers at home since Monday, Paris time [home-revision.week-seen]. */
export async function countHomeWeek(db: Db, studentId: number) {
  const since = parisMidnight(mondayOf(today()));
  return db
    .selectFrom(selectAnswered(db, studentId).where('cards_events.answered_at', '>=', since).as('revisions'))
    .select([
      sql<number>`count(*)::int`.as('nb_revisions'),
      sql<number>`coalesce(sum(revisions.nb_answers), 0)::int`.as('nb_answers'),
      sql<number>`coalesce(sum(revisions.nb_right), 0)::int`.as('nb_right'),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts of the answers of one revision at home, and of the resulting moves. */
export const countHomeRevision = async (db: Db, id: number) => {
  const { up, down, kept, started } = await db
    .selectFrom('cards_events')
    .select(activityColumns)
    .where('cards_events.home_revisions_id', '=', id)
    .executeTakeFirstOrThrow();
  const { nb_cards, nb_right, nb_wrong } = await db
    .selectFrom('cards_events')
    .select(homeColumns)
    .where('cards_events.home_revisions_id', '=', id)
    .executeTakeFirstOrThrow();
  return { nb_cards, nb_right, nb_wrong, moved: { up, down, kept, started } };
};
