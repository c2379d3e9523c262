import type { HomeWeek } from '@memocartes/contract/devices/home-revision/home.routes';
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

/** The revisions at home of students that contain at least one answer that was not undone. */
const selectAnswered = (db: Db, studentIds: readonly number[]) =>
  db
    .selectFrom('home_revisions')
    .innerJoin('cards_events', 'cards_events.home_revisions_id', 'home_revisions.id')
    .select(['home_revisions.id', 'home_revisions.mode', 'home_revisions.date_start as date'])
    .select(homeColumns)
    .where('home_revisions.students_id', 'in', studentIds)
    .groupBy('home_revisions.id')
    .having(sql<boolean>`count(*) filter (where ${isCountedAtHome}) > 0`);

/** The latest revisions at home, without those whose answers were all undone or that have none. */
export const listHomeRevisions = (db: Db, studentId: number, limit: number) =>
  selectAnswered(db, [studentId])
    .orderBy('home_revisions.date_start', 'desc')
    .orderBy('home_revisions.id', 'desc')
    .limit(limit)
    .execute();

const noHomeWeek: HomeWeek = { nb_revisions: 0, nb_answers: 0, nb_right: 0 };

/**
 * Numbers of revisions and answers at home since Monday, Paris time, by student; students without an answer are
 * absent [home-revision.week-seen].
 */
export async function countHomeWeeks(db: Db, studentIds: readonly number[]): Promise<Map<number, HomeWeek>> {
  const since = parisMidnight(mondayOf(today()));
  const rows = await db
    .selectFrom(
      selectAnswered(db, studentIds)
        .select('home_revisions.students_id')
        .where('cards_events.answered_at', '>=', since)
        .as('revisions'),
    )
    .select([
      'revisions.students_id',
      sql<number>`count(*)::int`.as('nb_revisions'),
      sql<number>`sum(revisions.nb_answers)::int`.as('nb_answers'),
      sql<number>`sum(revisions.nb_right)::int`.as('nb_right'),
    ])
    .groupBy('revisions.students_id')
    .execute();
  return new Map(rows.map(({ students_id, ...week }) => [students_id, week]));
}

/** The counts of `countHomeWeeks` of one student. */
export const countHomeWeek = async (db: Db, studentId: number): Promise<HomeWeek> =>
  (await countHomeWeeks(db, [studentId])).get(studentId) ?? noHomeWeek;

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
