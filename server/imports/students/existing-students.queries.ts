import type { Db } from '../../database/database.ts';

/** The students of a school, with the fields to compare with a file and to undo moves. */
export const findExistingStudents = (db: Db, schoolId: number) =>
  db
    .selectFrom('students')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select([
      'students.id',
      'students.firstname',
      'students.lastname',
      'students.birthdate',
      'classes.name as class_',
      'students.level',
      'students.status',
      'students.date_inactive',
      'students.classes_id',
      'students.epoch',
      'students.demo_mode',
      'students.picture',
    ])
    .where('students.schools_id', '=', schoolId)
    .orderBy('students.id')
    .execute();
