import type { CalendarEnd } from '@memocartes/contract/learning/calendar/calendar';
import { calendarEnd } from '@memocartes/contract/learning/calendar/calendar';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import { className, nbStudents } from '../classes/classes.columns.ts';
import { isCountedAnswer } from '../counts/answers.ts';
import { activityColumns } from '../counts/counts.ts';
import type { Db } from '../database/database.ts';
import { calendarOf } from '../holidays/calendar.ts';
import { parisMidnight } from '../learning/calendar/weeks.ts';
import { taughtIn } from '../visibility/classes.ts';
import { taughtBy } from '../visibility/students.ts';
import { packOfWeek } from './packs.queries.ts';

/** The end of the calendar of a teacher's school, when it is near or past. */
export async function findCalendarEnd(db: Db, { schoolId }: Actor): Promise<CalendarEnd | null> {
  const school = await db
    .selectFrom('schools')
    .select(['holiday_zone', 'address_postal_code'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
  return school ? calendarEnd(today(), calendarOf(school)) : null;
}

/** The classes of a teacher, each with this week's pack and the session that is open [dashboards.teacher]. */
export const findClasses = (db: Db, { userId }: Actor, monday: string) =>
  db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name', 'c.level', nbStudents.as('nb_students')])
    .select((eb) => [
      packOfWeek(eb, monday).as('pack'),
      jsonObjectFrom(
        eb
          .selectFrom('sessions as e')
          .select(['e.id', 'e.code', sql<boolean>`e.end_time <= now()`.as('is_over')])
          .select(sql<string>`to_char(e.end_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as('end_time'))
          .select(
            sql<number>`(select count(*)::int from sessions_students p
              where p.sessions_id = e.id and p.status <> 'INACTIVE')`.as('nb_joined'),
          )
          .whereRef('e.classes_id', '=', 'c.id')
          .where('e.status', '=', 'ACTIVE'),
      ).as('open_session'),
    ])
    .where(taughtIn(userId))
    .orderBy(className)
    .orderBy('c.id')
    .execute();

/** The next packs of a teacher's classes, from this week on. */
export const findNextPacks = (db: Db, { userId }: Actor, monday: string, limit: number) =>
  db
    .selectFrom('packs_classes as g')
    .innerJoin('packs as p', 'p.id', 'g.packs_id')
    .innerJoin('classes as c', 'c.id', 'g.classes_id')
    .select(['p.id', 'p.title', 'p.icon', 'g.week', 'c.id as class_id', 'c.name as class_name'])
    .where(taughtIn(userId))
    .where('g.week', '>=', monday)
    .orderBy('g.week')
    .orderBy(className)
    .limit(limit)
    .execute();

/** Least answers for a meaningful share of right ones. */
const enough = 5;

/** Students with the lowest share of right answers since a day, as far as it is of their present cards, where it is under four in five. */
export const findDifficulties = (db: Db, { userId }: Actor, since: string, limit: number) =>
  db
    .selectFrom('cards_events as v')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'v.students_id').onRef('s.epoch', '=', 'v.epoch'))
    .innerJoin('classes as c', 'c.id', 's.classes_id')
    .select(['s.id', 's.firstname', 's.lastname', 'c.id as class_id', 'c.name as class_name'])
    .select(activityColumns)
    .where(taughtBy(userId, 's.classes_id'))
    .where('s.status', '=', 'ACTIVE')
    .where(isCountedAnswer('v'))
    .where('v.answered_at', '>=', parisMidnight(since))
    .groupBy(['s.id', 'c.id'])
    .having(sql<boolean>`count(*) >= ${enough} and avg(v.is_right::int) < 0.8`)
    .orderBy(sql`avg(v.is_right::int)`)
    .orderBy('s.id')
    .limit(limit)
    .execute();
