import { sql } from 'kysely';
import type { LockedStudent } from '../leitner/replay.ts';
import type { Db } from '../../database/database.ts';

/**
 * Begins a new epoch: the tracking of current cards goes, and a demonstration with it; the history of the answers stays. Give it the
 * transaction that locked the student.
 */
export async function forgetCards(trx: Db, student: LockedStudent): Promise<LockedStudent> {
  await trx
    .updateTable('students')
    .set({ epoch: sql`epoch + 1`, demo_mode: false })
    .where('id', '=', student.id)
    .execute();
  await trx.deleteFrom('cards_students').where('students_id', '=', student.id).execute();
  return { ...student, epoch: student.epoch + 1, isDemo: false };
}
