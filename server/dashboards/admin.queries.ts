import { sql } from 'kysely';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { limitsOf } from '@memocartes/contract/offers/offers';
import { fullName } from '@memocartes/contract/people/people';
import { className, selectClasses } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { presentOffer } from '../offers/offers.routes.ts';
import { weekStart } from './weeks.ts';

const findSchoolFacts = (db: Db, id: number) =>
  db.selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const findClassesOf = (db: Db, schoolId: number) =>
  selectClasses(db).where('c.schools_id', '=', schoolId).orderBy(className).limit(200).execute();

/** Pupils without class, and sessions since Monday. */
const countPlaces = (db: Db, schoolId: number) =>
  db
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('students')
        .select(fn.countAll<number>().as('n'))
        .where('schools_id', '=', schoolId)
        .where('status', '=', 'ACTIVE')
        .where('classes_id', 'is', null)
        .as('nb_students_unassigned'),
      selectFrom('sessions')
        .select(fn.countAll<number>().as('n'))
        .where('schools_id', '=', schoolId)
        .where('date_create', '>=', weekStart)
        .as('nb_sessions_week'),
    ])
    .executeTakeFirstOrThrow();

/** The oldest ten who were invited and have not come, and how many there are. */
const findInvitations = (db: Db, schoolId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.firstname', 'a.lastname', 'a.date_create'])
    .select(sql<'ADMIN' | 'TEACHER' | 'USER'>`a.role`.as('role'))
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('u.schools_id', '=', schoolId)
    .where('a.status', '=', 'PENDING')
    .orderBy('a.date_create')
    .orderBy('u.id')
    .limit(10)
    .execute();

/** What a manager looks for first: seats left, classes that live, pupils and people who wait. */
export async function findAdminDashboard(db: Db, schoolId: number): Promise<AdminDashboard> {
  const [school, classes, places, invitations] = await Promise.all([
    findSchoolFacts(db, schoolId),
    findClassesOf(db, schoolId),
    countPlaces(db, schoolId),
    findInvitations(db, schoolId),
  ]);
  const limits = limitsOf(school);
  return {
    school: { ...school, offer: presentOffer(school.offers_id) },
    students: { used: school.nb_students, max: limits.students },
    teachers: { used: school.nb_teachers, max: limits.teachers },
    boxes: { used: school.nb_students_phygital, max: school.nb_physical_boxes },
    classes_seats: { used: school.nb_classes, max: limits.classes },
    classes: classes.map((row) => ({ ...row, teachers: row.teachers.map(fullName) })),
    nb_students_unassigned: places.nb_students_unassigned ?? 0,
    nb_sessions_week: places.nb_sessions_week ?? 0,
    nb_invitations: invitations[0]?.count ?? 0,
    invitations,
  };
}
