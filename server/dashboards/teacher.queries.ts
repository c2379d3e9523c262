import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import { calendarOf } from '../calendar/school-calendar.ts';
import { parisMidnight } from '../calendar/weeks.ts';
import { classSortKey, nbStudents } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { activityColumns } from '../figures/activity-figures.ts';
import { isCountedAnswer } from '../figures/counted-answers.ts';
import { hasParticipants, nbSessionStudents } from '../learning/sessions/sessions.queries.ts';
import { teachesClass } from '../visibility/classes.ts';
import { taughtBy } from '../visibility/students.ts';
import { packOfWeek } from './packs.queries.ts';

/** The calendar of a teacher's school; undefined for a school that was deleted meanwhile. */
export async function findCalendar(db: Db, { schoolId }: Actor): Promise<Calendar | undefined> {
  const school = await db
    .selectFrom('schools')
    .select(['holiday_zone', 'address_postal_code'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
  return school && calendarOf(school);
}

/** A timestamp inside JSON, in the format of API responses. */
const isoInstant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * The classes of a teacher, each with this week's pack, its open session and its last closed one [dashboards.teacher].
 */
export const findClasses = (db: Db, { userId }: Actor, monday: string) =>
  db
    .selectFrom('classes')
    .select(['classes.id', 'classes.name', 'classes.level', nbStudents.as('nb_students')])
    .select((eb) => [
      packOfWeek(eb, monday).as('pack'),
      jsonObjectFrom(
        eb
          .selectFrom('sessions')
          .select(['sessions.id', 'sessions.code', sql<boolean>`sessions.end_time <= now()`.as('is_over')])
          .select(isoInstant('sessions.end_time').as('end_time'))
          .select(nbSessionStudents.as('nb_students'))
          .select(
            sql<number>`
              (
                select count(*)::int
                from sessions_students
                where sessions_students.sessions_id = sessions.id and sessions_students.status <> 'INACTIVE'
              )
            `.as('nb_joined'),
          )
          .whereRef('sessions.classes_id', '=', 'classes.id')
          .where('sessions.status', '=', 'ACTIVE'),
      ).as('open_session'),
      // [sessions.last]
      jsonObjectFrom(
        eb
          .selectFrom('sessions')
          .select(['sessions.id', isoInstant('sessions.date_create').as('date_create')])
          .whereRef('sessions.classes_id', '=', 'classes.id')
          .where('sessions.status', '=', 'INACTIVE')
          .where(hasParticipants)
          .orderBy('sessions.date_create', 'desc')
          .orderBy('sessions.id', 'desc')
          .limit(1),
      ).as('last_session'),
    ])
    .where(teachesClass(userId))
    .orderBy(classSortKey)
    .orderBy('classes.id')
    .execute();

/** Whether any of a teacher's classes has a pack, of any week [dashboards.first-steps]. */
export async function hasPack(db: Db, { userId }: Actor): Promise<boolean> {
  const pack = await db
    .selectFrom('packs_classes')
    .innerJoin('classes', 'classes.id', 'packs_classes.classes_id')
    .select('packs_classes.id')
    .where(teachesClass(userId))
    .limit(1)
    .executeTakeFirst();
  return pack !== undefined;
}

/** Minimum number of answers for a meaningful share of right answers. */
const minAnswers = 5;

/**
 * Students with at least 5 answers since the day `since`, of which fewer than 80 % are right; lowest share first. Only
 * answers of a student's current epoch count.
 */
export const findDifficulties = (db: Db, { userId }: Actor, since: string, limit: number) =>
  db
    .selectFrom('cards_events')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_events.students_id').onRef('students.epoch', '=', 'cards_events.epoch'),
    )
    .innerJoin('classes', 'classes.id', 'students.classes_id')
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.picture',
      'classes.id as class_id',
      'classes.name as class_name',
    ])
    .select(activityColumns)
    .where(taughtBy(userId, 'students.classes_id'))
    .where('students.status', '=', 'ACTIVE')
    .where(isCountedAnswer)
    .where('cards_events.answered_at', '>=', parisMidnight(since))
    .groupBy(['students.id', 'classes.id'])
    .having(sql<boolean>`count(*) >= ${minAnswers} and avg(cards_events.is_right::int) < 0.8`)
    .orderBy(sql`avg(cards_events.is_right::int)`)
    .orderBy('students.id')
    .limit(limit)
    .execute();
