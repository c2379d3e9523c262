import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { boxCounts } from '../figures/box-figures.ts';
import { teacherIdsOf } from '../visibility/classes.ts';
import { followerIds, visibleStudents } from '../visibility/students.ts';

/** Query of students with the columns of a row of a list (`presentStudentRow`). */
export const selectStudents = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('students')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.gender',
      'students.birthdate',
      'students.level',
      'students.status',
      'students.is_phygital',
      'students.demo_mode',
      'students.picture',
      'students.classes_id',
      'students.schools_id',
      'classes.name as class_name',
    ])
    .select(sql<string>`coalesce(students.date_inactive, students.date_create)`.as('date_status'))
    .select(avatarOf('STUDENTS', 'students.id').as('avatar_id'));

/** Who teaches a student (`students`), for the permission table. */
const teacherIds = teacherIdsOf('students.classes_id');

/** The students with these ids that the actor may see, as subjects of a permission check. */
export const findStudentSubjects = (db: Db, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('students')
    .select([
      'students.id',
      'students.schools_id as schoolId',
      'students.classes_id',
      teacherIds.as('teacherIds'),
      followerIds.as('followerIds'),
    ])
    .where('students.id', 'in', ids)
    .where(visibleStudents(actor))
    .execute();

/** The student with this id as a subject of a permission check; undefined if the actor may not see the student. */
export const findStudentSubject = async (db: Db, actor: Actor, id: number) =>
  (await findStudentSubjects(db, actor, [id]))[0];

const selectStudent = (db: Db, actor: Actor, id: number) =>
  selectStudents(db)
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .select([
      'students.version',
      'schools.name as school_name',
      'students.schools_id as schoolId',
      boxCounts.as('card_progress'),
      teacherIds.as('teacherIds'),
      followerIds.as('followerIds'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('users_students')
          .innerJoin('users', 'users.id', 'users_students.users_id')
          .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
          .select([
            'users.id',
            'authentications.firstname',
            'authentications.lastname',
            'authentications.email',
            'users.phone',
            'users_students.relation',
            'users_students.relation_other',
          ])
          .select('authentications.id as authorId')
          .select((eb) =>
            jsonBuildObject({
              status: eb.ref('authentications.status'),
              date_invited: eb.ref('authentications.date_invited'),
              invitation_failure: eb.ref('authentications.invitation_failure'),
              date_status: eb.ref('authentications.date_status'),
            }).as('account'),
          )
          .whereRef('users_students.students_id', '=', 'students.id')
          .orderBy('users_students.id'),
      ).as('followers'),
    )
    .where('students.id', '=', id)
    .where(visibleStudents(actor));

/**
 * A student visible to the actor, with school, followers and boxes. Contact data of a follower are only for those who
 * may see that follower: one follower never learns another's address.
 */
export async function findStudent(db: Db, actor: Actor, id: number) {
  const student = await selectStudent(db, actor, id).executeTakeFirst();
  if (!student) return undefined;
  const followers = student.followers.map(({ authorId, ...follower }) =>
    can(actor, 'follower:view', { schoolId: student.schoolId, authorId })
      ? follower
      : { ...follower, email: null, phone: null, account: null },
  );
  return { ...student, followers };
}

/** The children of a follower, in any school [families.own-children]. */
export const findChildren = (db: Db, userId: number) =>
  selectStudents(db)
    .innerJoin('users_students', 'users_students.students_id', 'students.id')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .select([
      'schools.name as school_name',
      'users_students.relation',
      'users_students.relation_other',
      boxCounts.as('boxes'),
    ])
    .where('users_students.users_id', '=', userId)
    .orderBy('students.birthdate')
    .orderBy('students.id')
    .execute();
