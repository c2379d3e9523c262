import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import { totalOf } from '@memocartes/contract/figures/total';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { weekStart } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { isPackFor } from '../figures/cards-by-level.ts';
import { isOfYearOf } from '../figures/given-packs.ts';
import { findLastSessions } from '../learning/activity/activity.queries.ts';
import { findBoxFigures } from '../learning/boxes/box-figures.queries.ts';
import { countHomeWeeks } from '../learning/home-revision/home-activity.queries.ts';
import { findReadyAtHome } from '../learning/home-revision/home-cards.queries.ts';
import { nbPublishedFor } from '../student-week/student-week.queries.ts';
import { findActivitySince, noWeekActivity } from '../student-week/week-activity.queries.ts';
import { presentChild } from '../students/students.present.ts';
import { findChildren } from '../students/students.queries.ts';

type OfChild = { students_id: number };

/** The pack of each student's class for this week, else the next pack; no row without a pack. */
async function findNextPacks(db: Db, ids: readonly number[]) {
  type NextPack = OfChild & { id: number; title: string; icon: string; week: string; nb_cards: number };
  const { rows } = await sql<NextPack>`
    select distinct on (students.id) students.id as students_id, packs.id, packs.title, packs.icon,
      packs_classes.week, ${nbPublishedFor(sql`students.id`)} as nb_cards
    from students
      join packs_classes on packs_classes.classes_id = students.classes_id
      join packs on packs.id = packs_classes.packs_id
    where students.id = any(${ids}) and packs_classes.week >= (${weekStart} at time zone 'Europe/Paris')::date
      and ${isOfYearOf(sql`students.id`)}
      and ${isPackFor(sql`students.id`)}
    order by students.id, packs_classes.week
  `.execute(db);
  return rows;
}

/** A follower's children, each with boxes, number of due cards, last session and next pack [dashboards.follower]. */
export async function findFollowerDashboard(db: Db, userId: number): Promise<DashboardChild[]> {
  const children = await findChildren(db, userId);
  const ids = children.map(({ id }) => id);
  if (!ids.length) return [];
  const [sessions, packs, boxFigures, weeks, homeWeeks, readyAtHome] = await Promise.all([
    findLastSessions(db, ids),
    findNextPacks(db, ids),
    findBoxFigures(db, ids),
    findActivitySince(db, ids, mondayOf(today())),
    countHomeWeeks(db, ids),
    findReadyAtHome(db, ids),
  ]);

  const lastOf = (id: number) => {
    const last = sessions.get(id);
    return last ? { ...last, date: last.date_create } : null;
  };

  return children.map((row) => ({
    ...presentChild(row),
    nb_due: totalOf(boxFigures.get(row.id)?.due ?? []),
    week: weeks.get(row.id) ?? noWeekActivity,
    home_week: homeWeeks.get(row.id),
    // [dashboards.follower-revision]
    can_revise_at_home: readyAtHome.has(row.id),
    last_session: lastOf(row.id),
    next_pack: packs.find(({ students_id }) => students_id === row.id) ?? null,
  }));
}
