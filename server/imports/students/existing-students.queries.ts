import type { Db } from '../../database/database.ts';

/** The students of a school, with the fields that rows of a file are compared with. */
export const findExistingStudents = (db: Db, schoolId: number) =>
  db
    .selectFrom('students as s')
    .leftJoin('classes as c', 'c.id', 's.classes_id')
    .select(['s.id', 's.firstname', 's.lastname', 's.birthdate', 'c.name as class_'])
    .select(['s.level', 's.status', 's.classes_id', 's.epoch', 's.demo_mode', 's.picture'])
    .where('s.schools_id', '=', schoolId)
    .execute();
