import { levels } from '@memocartes/contract/levels/levels';
import type { Insertable, Updateable } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import type { Students } from '../database/tables/people.ts';
import { eraseStudents } from '../erasure/erasure.ts';
import { placeStudents } from './placement/placement.writes.ts';

/** The level of a class with a single level, else null. */
async function singleLevelOf(db: Db, classId: number) {
  const class_ = await db.selectFrom('classes').select('level').where('id', '=', classId).executeTakeFirst();
  return levels.find((level) => level === class_?.level) ?? null;
}

/**
 * Inserts a student, active by default [students.status]. Without a level, the student gets that of a class with a
 * single level [students.level-of-class]. @throws 409 LIMIT_STUDENTS, LIMIT_PHYSICAL_BOX by the
 * school's constraints [schools.limit-boxes] [schools.limit-students] [schools.limits-concurrent]
 */
export async function insertStudent(db: Db, student: Insertable<Students> & { classes_id?: number | null }) {
  const level = student.level ?? (student.classes_id ? await singleLevelOf(db, student.classes_id) : null);
  return db
    .insertInto('students')
    .values({ ...student, level })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Changes a student and their class. Students who leave the school leave their class too, so that the counts of classes
 * and seats agree [students.leaves]. @throws the errors of `insertStudent`
 */
export async function updateStudent(
  trx: Trx,
  id: number,
  { classes_id: classId, ...fields }: Updateable<Students>,
): Promise<void> {
  if (classId !== undefined) await placeStudents(trx, [id], classId);
  if (fields.status === 'INACTIVE') await placeStudents(trx, [id], null);
  if (Object.keys(fields).length) await trx.updateTable('students').set(fields).where('id', '=', id).execute();
}

/** Deletes a student with all data about them [privacy.erasure]. */
export async function deleteStudent(trx: Trx, id: number): Promise<void> {
  await eraseStudents(trx, [id]);
  await trx.deleteFrom('students').where('id', '=', id).execute();
}
