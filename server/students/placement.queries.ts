import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Of the pupils named, how many a placement would change, and how many of these have cards that are tracked now. */
export const countPlacing = (db: Db, ids: readonly number[], classId: number | null) =>
  db
    .selectFrom('students as s')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where exists (select from cards_students b where b.students_id = s.id))::int`.as(
        'nb_tracked',
      ),
    ])
    .where('s.id', 'in', ids)
    .where('s.classes_id', 'is distinct from', classId)
    .executeTakeFirstOrThrow();

/**
 * Puts pupils in a class, or in none. Those who really change begin a new epoch: the tracking of their current cards goes, the history
 * of their answers stays (decisions §4). Those who are in a session of the class that they leave end it. Give it a transaction.
 * @returns how many changed
 */
export async function placeStudents(trx: Db, ids: readonly number[], classId: number | null): Promise<number> {
  const moved = await trx
    .updateTable('students')
    .set({ classes_id: classId, epoch: sql`epoch + 1`, demo_mode: false })
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
