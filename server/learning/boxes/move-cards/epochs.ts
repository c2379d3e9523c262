import { sql } from 'kysely';

import type { Trx } from '../../../database/database.ts';
import type { LockedStudent } from './lock-student.ts';

/**
 * Begins a new epoch: deletes the tracking of current cards and ends a demonstration; the history of answers stays
 * [boxes.reset] [students.placement-change]. Needs the transaction that locked the student.
 */
export async function beginEpoch(trx: Trx, student: LockedStudent): Promise<LockedStudent> {
  await trx
    .updateTable('students')
    .set({ epoch: sql`epoch + 1`, demo_mode: false })
    .where('id', '=', student.id)
    .execute();
  await trx.deleteFrom('cards_students').where('students_id', '=', student.id).execute();
  return { ...student, epoch: student.epoch + 1, isDemo: false };
}

/**
 * The epoch to which answers of a revision belong: the one in which it `started`. If the undo of a year change or an
 * import has restored an earlier epoch since, it is that current epoch [year.undo].
 */
export const epochOfAnswers = ({ epoch }: LockedStudent, started: number): number => Math.min(started, epoch);
