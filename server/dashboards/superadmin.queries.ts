import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { offers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { firstCalendarEnd } from '../calendar/school-calendar.ts';
import { parisToday, weekStart } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { presentOffer } from '../offers/offers.routes.ts';
import { findTrialsEndingSoon } from '../schools-on-trial/schools-on-trial.queries.ts';

/**
 * Schools, students, teachers and classes by offer, from the schools' own counters. Archived schools are left out, as in
 * the linked lists [dashboards.links].
 */
const countByOffer = (db: Db) =>
  db
    .selectFrom('schools')
    .select('offers_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('nb'),
      fn.sum<number>('nb_students').as('nb_students'),
      fn.sum<number>('nb_teachers').as('nb_teachers'),
      fn.sum<number>('nb_classes').as('nb_classes'),
    ])
    .where('status', '<>', 'ARCHIVED')
    .groupBy('offers_id')
    .execute();

/** Number of sessions on each of the last seven days, including days without any. */
async function countSessionsByDay(db: Db) {
  const { rows } = await sql<{ day: string; nb: number }>`
    select days.day, count(sessions.id) as nb
    from generate_series(0, 6) as ago, lateral (select ${parisToday} - ago as day) as days
      left join sessions on sessions.date_create >= (days.day::timestamp at time zone 'Europe/Paris')
        and sessions.date_create < ((days.day + 1)::timestamp at time zone 'Europe/Paris')
    group by days.day
    order by days.day
  `.execute(db);
  return rows;
}

const countSessionsOfWeek = (db: Db) =>
  db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .where('date_create', '>=', weekStart)
    .executeTakeFirstOrThrow();

const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

/** The superadmin's dashboard: counts, recent activity, trials that end soon. */
export async function findSuperadminDashboard(db: Db): Promise<SuperadminDashboard> {
  const [counts, trials, byDay, week] = await Promise.all([
    countByOffer(db),
    findTrialsEndingSoon(db),
    countSessionsByDay(db),
    countSessionsOfWeek(db),
  ]);
  const of = (id: number) => counts.find(({ offers_id }) => offers_id === id);
  return {
    nb_schools: sum(counts, ({ nb }) => nb),
    nb_students: sum(counts, ({ nb_students }) => nb_students),
    nb_teachers: sum(counts, ({ nb_teachers }) => nb_teachers),
    nb_classes: sum(counts, ({ nb_classes }) => nb_classes),
    nb_sessions_week: week.nb,
    calendar_end: firstCalendarEnd(today()),
    sessions_by_day: byDay,
    schools_by_offer: Object.keys(offers).map((id) => ({
      ...presentOffer(Number(id)),
      nb: of(Number(id))?.nb ?? 0,
      nb_students: of(Number(id))?.nb_students ?? 0,
    })),
    trials_ending: trials,
  };
}
