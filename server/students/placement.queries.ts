import { sql } from 'kysely';
import type { Placing } from '@memocartes/contract/students/students.routes';
import type { Db } from '../database/database.ts';

/** Of the students named, those whom a placement would change: the class that they would leave, and whether cards of theirs are tracked. */
const findMoving = (db: Db, ids: readonly number[], classId: number | null) =>
  db
    .selectFrom('students as s')
    .select(['s.id', 's.classes_id'])
    .select(sql<boolean>`exists (select from cards_students b where b.students_id = s.id)`.as('is_tracked'))
    .where('s.id', 'in', ids)
    .where('s.classes_id', 'is distinct from', classId)
    .orderBy('s.id')
    .execute();

/** What placing students would change. */
export async function previewPlacing(db: Db, ids: readonly number[], classId: number | null): Promise<Placing> {
  const moving = await findMoving(db, ids, classId);
  const left = Map.groupBy(moving, (student) => student.classes_id);
  return {
    count: moving.length,
    nb_tracked: moving.filter((student) => student.is_tracked).length,
    from: [...left].map(([class_id, students]) => ({ class_id, students: students.map(({ id }) => id) })),
  };
}

/**
 * Puts students in a class, or in none. Those who really change begin a new epoch: the tracking of their current cards goes, the history
 * of their answers stays. Those who are in a session of the class that they leave end it; who had left
 * the school is back with a class. Call within a transaction.
 * @returns how many changed
 * @throws 409 LIMIT_STUDENTS by the school's constraint, where one comes back
 */
export async function placeStudents(trx: Db, ids: readonly number[], classId: number | null): Promise<number> {
  // In one order, so that two placements of the same students wait for each other.
  await trx.selectFrom('students').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  const moved = await trx
    .updateTable('students')
    .set({ classes_id: classId, epoch: sql`epoch + 1`, demo_mode: false })
    .$if(classId !== null, (query) => query.set({ status: 'ACTIVE' }))
    .where('id', 'in', ids)
    .where('classes_id', 'is distinct from', classId)
    .returning('id')
    .execute();
  if (!moved.length) return 0;
  const movedIds = moved.map(({ id }) => id);
  await trx.deleteFrom('cards_students').where('students_id', 'in', movedIds).execute();
  await trx
    .updateTable('sessions_students')
    .set({ status: 'ENDED', date_end: sql`now()` })
    .where('students_id', 'in', movedIds)
    .where('status', '=', 'ACTIVE')
    .execute();
  return moved.length;
}
