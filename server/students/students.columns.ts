import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';

/** Query of students with the columns of a row of a list (`presentStudentRow`). */
export const selectStudents = (db: Db) =>
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
    ])
    .select([
      'students.demo_mode',
      'students.picture',
      'students.classes_id',
      'students.schools_id',
      'classes.name as class_name',
    ])
    .select(sql<string>`coalesce(students.date_inactive, students.date_create)`.as('date_status'))
    .select(avatarOf('STUDENTS', 'students.id').as('avatar_id'));
