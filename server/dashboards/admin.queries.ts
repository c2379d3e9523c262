import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { mondayOf, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';
import { lessonsStart } from '@memocartes/contract/learning/calendar/school-year';
import { limitsOf } from '@memocartes/contract/offers/limits';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import { sql } from 'kysely';

import { parisMidnight, weekOfSession, weekStart } from '../calendar/weeks.ts';
import { classSortKey, selectClasses } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { presentOffer } from '../offers/offers.routes.ts';
import { countWaitingFollowers, countWaitingStaff } from '../users/users.list.ts';
import { isFollowed } from '../visibility/students.ts';
import { packOfWeek } from './packs.queries.ts';
import { findPendingPeople } from './pending.queries.ts';

const readSchool = (db: Db, id: number) =>
  db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const findClassesOf = (db: Db, schoolId: number) =>
  selectClasses(db)
    .select((eb) => packOfWeek(eb, mondayOf(today())).as('pack'))
    .where('classes.schools_id', '=', schoolId)
    .orderBy(classSortKey)
    .limit(200)
    .execute();

/** Numbers of students without a class or without a follower [followers.without], and of sessions since Monday. */
const countStudentsAndSessions = (db: Db, schoolId: number) =>
  db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('students')
        .select(fn.countAll<number>().as('count'))
        .where('schools_id', '=', schoolId)
        .where('status', '=', 'ACTIVE')
        .where('classes_id', 'is', null)
        .as('nb_students_unassigned'),
      selectFrom('students')
        .select(fn.countAll<number>().as('count'))
        .where('schools_id', '=', schoolId)
        .where('status', '=', 'ACTIVE')
        .where(sql<boolean>`not ${isFollowed}`)
        .as('nb_students_without_follower'),
      selectFrom('sessions')
        .select(fn.countAll<number>().as('count'))
        .where('schools_id', '=', schoolId)
        .where('date_create', '>=', weekStart)
        .as('nb_sessions_week'),
    ])
    .executeTakeFirstOrThrow();

/** Number of sessions of each week from 1 September to today, including weeks without sessions. */
async function countSessionsByWeek(db: Db, schoolId: number) {
  const from = mondayOf(lessonsStart(today()));
  const to = today();
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => [weekOfSession.as('week'), fn.countAll<number>().as('nb')])
    .where('schools_id', '=', schoolId)
    .where('date_create', '>=', parisMidnight(from))
    .groupBy(weekOfSession)
    .execute();
  const byWeek = new Map(rows.map(({ week, nb }) => [week, nb]));
  return weeksBetween(from, to).map((week) => ({ week, nb: byWeek.get(week) ?? 0 }));
}

/** Accounts not activated yet, with the filters of the linked lists [dashboards.links]. */
async function countPending(db: Db, actor: Actor) {
  const staff = await countWaitingStaff(db, actor);
  const followers = await countWaitingFollowers(db, actor);
  return {
    nb_invited_staff: staff.PENDING,
    nb_invited_followers: followers.PENDING,
    nb_undelivered_staff: staff.UNDELIVERED,
    nb_undelivered_followers: followers.UNDELIVERED,
    nb_incomplete_staff: staff.INCOMPLETE,
    nb_incomplete_followers: followers.INCOMPLETE,
  };
}

/** Whether a tablet was approved, and whether a class has a pack [dashboards.first-steps]. */
const readFirstSteps = (db: Db, schoolId: number) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('devices').select('id').where('schools_id', '=', schoolId).where('date_approve', 'is not', null),
      ).as('tablets'),
      exists(
        selectFrom('packs_classes')
          .innerJoin('classes', 'classes.id', 'packs_classes.classes_id')
          .select('packs_classes.id')
          .where('classes.schools_id', '=', schoolId),
      ).as('pack'),
    ])
    .executeTakeFirstOrThrow();

/** The school admin's dashboard: seats, classes, sessions, pending people. */
export async function findAdminDashboard(db: Db, actor: Actor, schoolId: number): Promise<AdminDashboard> {
  const [school, classes, counts, weeks, pending, people, started] = await Promise.all([
    readSchool(db, schoolId),
    findClassesOf(db, schoolId),
    countStudentsAndSessions(db, schoolId),
    countSessionsByWeek(db, schoolId),
    countPending(db, actor),
    findPendingPeople(db, actor, schoolId),
    readFirstSteps(db, schoolId),
  ]);
  const limits = limitsOf(school);
  return {
    school: { ...school, offer: presentOffer(school.offers_id) },
    students: { used: school.nb_students, max: limits.students },
    teachers: { used: school.nb_teachers, max: limits.teachers },
    boxes: { used: school.nb_students_phygital, max: school.nb_physical_boxes },
    classes_seats: { used: school.nb_classes, max: limits.classes },
    classes: classes.map((row) => ({ ...row, teachers: row.teachers.map(fullName) })),
    nb_students_unassigned: counts.nb_students_unassigned ?? 0,
    nb_students_without_follower: counts.nb_students_without_follower ?? 0,
    nb_sessions_week: counts.nb_sessions_week ?? 0,
    sessions_by_week: weeks,
    ...pending,
    first_steps: {
      students: school.nb_students > 0,
      staff: school.nb_teachers > 0,
      classes: school.nb_classes > 0,
      tablets: !!started.tablets,
      pack: !!started.pack,
    },
    pending_people: people,
  };
}
