import { sql } from 'kysely';
import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import { isCountedAnswer } from '../boxes/answers.ts';
import type { Db } from '../database/database.ts';
import { presentChild } from '../students/students.present.ts';
import { findChildren } from '../students/students.queries.ts';
import { parisToday, weekStart } from './weeks.ts';

type OfChild = { students_id: number };

/** The last session that each pupil joined, with what they answered in it. */
async function findLastSessions(db: Db, ids: number[]) {
  const { rows } = await sql<OfChild & { date: string; nb_right: number; nb_wrong: number }>`
    select last.students_id, last.date, count(*) filter (where v.is_right) as nb_right,
           count(*) filter (where not v.is_right) as nb_wrong
    from (select distinct on (p.students_id) p.students_id, p.sessions_id, e.date_create as date
          from sessions_students p join sessions e on e.id = p.sessions_id
          where p.students_id = any(${ids}) and p.date_join is not null
          order by p.students_id, e.date_create desc) last
    left join cards_events v
      on v.sessions_id = last.sessions_id and v.students_id = last.students_id and ${isCountedAnswer('v')}
    group by last.students_id, last.date`.execute(db);
  return rows;
}

/** The pack that each pupil's class has this week, or the first after it. */
async function findNextPacks(db: Db, ids: number[]) {
  type NextPack = OfChild & { id: number; title: string; icon: string; week: string; nb_cards: number };
  const { rows } = await sql<NextPack>`
    select distinct on (s.id) s.id as students_id, p.id, p.title, p.icon, w.week,
           (select count(*) from packs_cards k where k.packs_id = p.id) as nb_cards
    from students s join packs_classes w on w.classes_id = s.classes_id join packs p on p.id = w.packs_id
    where s.id = any(${ids}) and w.week >= (${weekStart} at time zone 'Europe/Paris')::date
    order by s.id, w.week`.execute(db);
  return rows;
}

const countDue = (db: Db, ids: number[]) =>
  db
    .selectFrom('cards_students')
    .select('students_id')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .where('students_id', 'in', ids)
    .where('due_on', '<=', parisToday)
    .groupBy('students_id')
    .execute();

/** A follower's children, each with boxes, cards to revise, last session and next pack. */
export async function findUserDashboard(db: Db, userId: number): Promise<DashboardChild[]> {
  const children = await findChildren(db, userId);
  const ids = children.map(({ id }) => id);
  if (!ids.length) return [];
  const [sessions, packs, due] = await Promise.all([
    findLastSessions(db, ids),
    findNextPacks(db, ids),
    countDue(db, ids),
  ]);
  const ofChild = <R extends OfChild>(rows: R[], id: number) => rows.find((row) => row.students_id === id);
  return children.map((row) => ({
    ...presentChild(row),
    nb_due: ofChild(due, row.id)?.nb ?? 0,
    last_session: ofChild(sessions, row.id) ?? null,
    next_pack: ofChild(packs, row.id) ?? null,
  }));
}
