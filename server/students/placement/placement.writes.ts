import { hasLeft } from '@memocartes/contract/students/student-status';
import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { notify } from '../../notifications/notify.ts';
import { endRevisionsOf } from '../../session-events/end-revisions.ts';

/**
 * Puts students in a class, or in none. Students whose class changes start a new epoch: the tracking of their current
 * cards is deleted, the history of their answers stays. Their revision in an open session of the former class ends. A
 * student who had left the school comes back when put in a class [students.placement-change] [students.placement-same]
 * [students.placement] [students.placement-whole] [students.leaves].
 * @returns how many students changed class @throws 409 LIMIT_STUDENTS without a free seat for a student who comes back
 */
export async function placeStudents(trx: Trx, ids: readonly number[], classId: number | null): Promise<number> {
  // Always in the same order, so that two placements of the same students can't deadlock.
  const students = await trx
    .selectFrom('students')
    .select(['id', 'status', 'schools_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
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
  await endRevisionsOf(trx, movedIds);
  // Students who come back take seats [notifications.seats].
  const back = classId === null ? [] : students.filter(hasLeft);
  for (const schoolId of new Set(back.map(({ schools_id }) => schools_id))) {
    await notify(trx, { kind: 'SEATS_AT_90', schoolId });
  }
  return moved.length;
}
